import { act } from '@testing-library/react';
import type { TestSite } from './test-site';

/** Answers to calls of this method, to paths that end so, wait until the returned function lets them go. */
export function holding(site: TestSite, method: string, path: string): () => Promise<void> {
	let release = () => {};
	const gate = new Promise<void>((resolve) => (release = resolve));
	site.intercept((request) =>
		request.method === method && new URL(request.url).pathname.endsWith(path)
			? (gate.then(() => site.host.fetch(request)) as unknown as Response)
			: null,
	);
	return () => act(async () => release());
}
