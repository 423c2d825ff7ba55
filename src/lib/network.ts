const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Not for users who save data, nor in a background tab. */
export const mayPrefetch = (): boolean => document.visibilityState !== 'hidden' && !savesData();
