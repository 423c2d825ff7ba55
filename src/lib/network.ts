/** Whether the user asked the browser to save data. */
const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether to prefetch: not for users who save data, nor in a background tab. */
export const mayPrefetch = (): boolean => document.visibilityState !== 'hidden' && !savesData();
