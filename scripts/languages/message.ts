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

/** Where the parts of a message stand among the arguments of each function. */
const PLACES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	__: { id: 0, domain: 1 },
	_x: { id: 0, context: 1, domain: 2 },
	_n: { id: 0, plural: 1, domain: 3 },
	_nx: { id: 0, plural: 1, context: 3, domain: 4 },
};

export const isMessageFunction = (name: string): boolean => Object.hasOwn(PLACES, name);

/** A call in a source file; an argument that isn't a plain string is null. */
interface Call extends Pick<Found, 'note' | 'line'> {
	name: string;
	texts: ReadonlyArray<string | null>;
}

/** The message of a call. Throws when it can't be read without running the file, or is of another domain. */
export function messageOf({ name, texts, note, line }: Call, file: string): Found {
	const parts = Object.entries(PLACES[name] ?? {}).map(([part, place]) => [part, texts[place] ?? null]);
	const { domain, ...message } = Object.fromEntries(parts) as Record<string, string | null>;
	const [fault] = Object.keys(message).filter((part) => message[part] === null);
	if (fault) {
		throw new Error(`${file}:${line}: the ${fault} of a message must be written as a plain string.`);
	}
	if (domain !== DOMAIN) {
		throw new Error(`${file}:${line}: the text domain must be '${DOMAIN}'.`);
	}
	return { ...(message as { id: string }), note, line };
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
