/** In place of `@wordpress/private-apis`, with which WordPress's own packages hide parts from each other. */
export const __dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ({ lock() {}, unlock() {} });
