"""What every rule system shares: the contract, names, dice notation, the grid, facts for the telling."""
