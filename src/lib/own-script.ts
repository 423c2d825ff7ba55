/** The script that runs now. The document's own property may be a form or an image of that name. */
export const ownScript = (): HTMLScriptElement | null =>
	Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
