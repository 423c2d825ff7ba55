/** The text domain of the dashboard and of its plugin for WordPress. */
export const DOMAIN = 'site-dashboard';

/** A place in a message that something is put into. */
export const PLACEHOLDER = /%(?:\d+\$)?[sdf]/;

/** A message of one file. */
export interface Found {
	id: string;
	plural?: string;
	context?: string;
	/** For translators. */
	note?: string;
	line: number;
}

/** A message of all files. */
export interface Message {
	id: string;
	plural?: string;
	context?: string;
	notes: string[];
	files: string[];
}

/** Tells one message from another. */
export const keyOf = ({ id, context }: { id: string; context?: string }): string =>
	context ? `${context}\u0004${id}` : id;
