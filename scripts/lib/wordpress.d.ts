/** Writes the installable archive of the plugin; gives its size in bytes. */
export function writeWordPressZip(): number;
