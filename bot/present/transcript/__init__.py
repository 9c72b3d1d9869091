"""A whole fight as one text to keep: Markdown, BBCode for a forum, a page of HTML."""
