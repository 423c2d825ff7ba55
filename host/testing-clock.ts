import type { Host } from './app';
import { START, testHostWith } from './testing';

/** A host whose clock is moved by hand, for tests. Not part of the host. */
export async function hostWithClock(
	...scenario: string[]
): Promise<{ host: Host; pass: (ms: number) => void }> {
	let time = START;
	const host = await testHostWith({ scenario, now: () => time });
	return { host, pass: (ms) => void (time += ms) };
}

export const MINUTE = 60 * 1000;
export const DAY = 24 * 60 * MINUTE;

/** The data inside an answer, decoded where it is JSON text. */
export function dataOf<Data = Record<string, unknown>>({ body }: { body: unknown }): Data {
	const { data } = body as { data: unknown };
	return (typeof data === 'string' ? JSON.parse(data) : data) as Data;
}
