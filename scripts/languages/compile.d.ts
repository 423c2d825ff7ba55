/** Texts in Jed's format. */
export interface Jed {
	domain: string;
	locale_data: Record<string, Record<string, string[] | Record<string, string>>>;
}

export function toJed(source: string | Uint8Array, locale: string): Jed;
export function toScript(source: string | Uint8Array, locale: string): string;
export function toMo(source: string | Uint8Array): Uint8Array;
