/** A text of a file. */
export interface Found {
	id: string;
	plural?: string;
	context?: string;
	/** What translators are told. */
	note?: string;
	line: number;
}

export function extractScript(source: string, file: string, domain: string): Found[];
