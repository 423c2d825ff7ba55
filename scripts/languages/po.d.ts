/** One message of a template or catalogue. */
export interface CatalogueEntry {
	id: string;
	plural?: string;
	context?: string;
	/** Its translations, one for each plural form; empty where there is none. */
	texts: string[];
	/** Where it is said. */
	files: string[];
	/** Marked by translators as unsure; it is not shipped. */
	isFuzzy: boolean;
	/** What translators wrote about it. */
	remarks: string;
	/** The text that an unsure translation was made for. */
	previous: string;
}

export interface CatalogueContent {
	headers: Record<string, string>;
	/** Number of plural forms. */
	forms: number;
	entries: CatalogueEntry[];
}

export function readCatalogue(source: string | Uint8Array): CatalogueContent;

/** A message as the sources have it. */
export interface Message {
	id: string;
	plural?: string;
	context?: string;
	notes: string[];
	files: string[];
}

export function writeTemplate(messages: Message[]): string;
export function updateCatalogue(source: string | Uint8Array, messages: Message[]): string;
