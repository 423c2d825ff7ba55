// The script of the page that the dashboard may take the place of: it does nothing.
