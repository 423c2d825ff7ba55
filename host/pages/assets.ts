import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { isRecord } from '../php';

/** `manifest.json` of the build. */
export interface Manifest {
	entry: { js: string; css: string; version: string };
	/** Files of the first view, to be fetched along with the entry. */
	preload: string[];
	/** The script with the texts of a language, by locale as WordPress names it (`de_DE`). */
	languages: Record<string, string>;
	/** Null in a build without it. */
	firstPaint: FirstPaint | null;
}

/** `first-paint.json` of the build: shown until the dashboard has started. */
interface FirstPaint {
	/** What the dashboard draws first, by locale. */
	html: Record<string, string>;
	/** The file that decides what of it shows. */
	script: string;
}

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=UTF-8',
	'.css': 'text/css; charset=UTF-8',
	'.json': 'application/json; charset=UTF-8',
	'.map': 'application/json; charset=UTF-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=UTF-8',
};

const ENCODINGS = [
	{ name: 'br', suffix: '.br' },
	{ name: 'gzip', suffix: '.gz' },
] as const;

/** The manifest of the built front end, or null when it has not been built. */
export async function readManifest(directory: string | undefined): Promise<Manifest | null> {
	const text = directory ? await readOptional(join(directory, 'manifest.json')) : null;
	const manifest: unknown = text ? JSON.parse(text.toString()) : null;
	if (!isRecord(manifest) || !isRecord(manifest.entry)) {
		return null;
	}
	const { js, css, version } = manifest.entry;
	return {
		entry: { js: String(js), css: String(css), version: String(version) },
		preload: Array.isArray(manifest.preload) ? manifest.preload.map(String) : [],
		languages: isRecord(manifest.languages) ? (manifest.languages as Record<string, string>) : {},
		firstPaint: await readFirstPaint(directory),
	};
}

async function readFirstPaint(directory = ''): Promise<FirstPaint | null> {
	const text = await readOptional(join(directory, 'first-paint.json'));
	return text ? (JSON.parse(text.toString()) as FirstPaint) : null;
}

/**
 * The script for a locale: its own, or one of the same language (`de_DE` for `de_AT`); undefined for English.
 */
export const languageScript = ({ languages }: Manifest, locale: string): string | undefined =>
	ofLocale(languages, locale);

/** The locale's own value, or one of the same language. */
export function ofLocale<Value>(values: Record<string, Value>, locale: string): Value | undefined {
	const language = (name: string) => name.split(/[_-]/)[0]?.toLowerCase();
	const near = Object.keys(values).find((name) => language(name) === language(locale));
	return values[locale] ?? (near === undefined ? undefined : values[near]);
}

/**
 * A file of the build. Files with a hash in their name, or their version in the query, are cached forever,
 * others revalidated; compressed files are sent compressed.
 */
export async function assetResponse(
	directory: string | undefined,
	path: string,
	request: Request,
): Promise<Response> {
	const type = TYPES[extname(path)];
	const relative = normalize(path);
	const isInside = !relative.startsWith('..') && !relative.split(sep).some((part) => part.startsWith('.'));
	if (!directory || !type || !isInside) {
		return missing();
	}
	const accepted = request.headers.get('Accept-Encoding') ?? '';
	const headers: Record<string, string> = {
		'Content-Type': type,
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': (await isFixed(directory, relative, request))
			? 'public, max-age=31536000, immutable'
			: 'no-cache',
		Vary: 'Accept-Encoding',
	};
	for (const { name, suffix } of ENCODINGS) {
		const packed = accepted.includes(name) ? await readOptional(join(directory, relative + suffix)) : null;
		if (packed) {
			return new Response(new Uint8Array(packed), { headers: { ...headers, 'Content-Encoding': name } });
		}
	}
	const content = await readOptional(join(directory, relative));
	return content ? new Response(new Uint8Array(content), { headers }) : missing();
}

/** True if nothing else is ever at that URL. Another `ver` isn't: anybody can build such a URL. */
async function isFixed(directory: string, path: string, request: Request): Promise<boolean> {
	const version = new URL(request.url).searchParams.get('ver');
	const entry = version === null ? undefined : (await readManifest(directory))?.entry;
	const isEntry = entry !== undefined && [entry.js, entry.css].includes(path) && entry.version === version;
	return isEntry || /[.-][\da-f]{8,}\./.test(path);
}

function missing(): Response {
	return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } });
}

async function readOptional(file: string): Promise<Buffer | null> {
	try {
		return await readFile(file);
	} catch {
		return null;
	}
}
