export const WORDPRESS_ZIP: string;
export const WORDPRESS_SBOM: string;

/** Writes the installable archive of the plugin, and the list of its packages; gives the archive's size in bytes. */
export function writeWordPressZip(): number;
