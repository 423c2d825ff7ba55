import { act, waitFor } from '@testing-library/react';
import { ROUTES } from '../../src/routes/table';
import { openApp } from '../support/open-app';
import { app } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** Records the host's answer to each call, and how many are pending. */
function watch(site: TestSite) {
	const seen = { refused: [] as string[], underWay: 0 };
	site.intercept((request) => {
		if (!request.url.includes('/jetpack/v4/')) {
			return null;
		}
		seen.underWay++;
		return site.host.fetch(request).then((answer) => {
			seen.underWay--;
			if ([401, 403].includes(answer.status)) {
				seen.refused.push(`${request.method} ${new URL(request.url).pathname} at ${window.location.hash}`);
			}
			return answer;
		});
	});
	return seen;
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

describe('requests the site would refuse', () => {
	it.each(['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'])(
		'aren’t made on any screen for %s [API-082]',
		async (as) => {
			let seen: ReturnType<typeof watch> | undefined;
			await openApp({
				as,
				scenario: ['everything-on'],
				before: (running) => void (seen = watch(running)),
			});
			for (const { paths } of Object.values(ROUTES)) {
				act(() => void (window.location.hash = `#${paths[0]}`));
				await pause();
				await waitFor(() => expect(seen?.underWay).toBe(0));
				await pause();
			}
			expect(seen?.refused).toEqual([]);
			expect(app().getAllByRole('link').length).toBeGreaterThan(0);
		},
	);
});
