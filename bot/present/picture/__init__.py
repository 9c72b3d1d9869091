"""The map as a picture: one SVG string is the only drawing, and a PNG is made of it."""
