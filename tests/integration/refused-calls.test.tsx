import { act } from '@testing-library/react';
import { ROUTES } from '../../src/routes/table';
import { openApp } from '../support/open-app';
import { app } from '../support/screens';
import { settled } from '../support/settled';

describe('requests the site would refuse', () => {
	it.each(['admin2', 'author'])('aren’t made on any screen for %s [API-082]', async (as) => {
		const refused: string[] = [];
		let answered = 0;
		await openApp({
			as,
			scenario: ['everything-on'],
			before: (site) =>
				site.intercept(async (request) => {
					const answer = await site.host.fetch(request);
					answered += Number(request.url.includes('/jetpack/v4/'));
					if ([401, 403].includes(answer.status)) {
						refused.push(`${request.method} ${new URL(request.url).pathname} at ${window.location.hash}`);
					}
					return answer;
				}),
		});
		for (const { paths } of Object.values(ROUTES)) {
			act(() => void (window.location.hash = `#${paths[0]}`));
			await act(() => new Promise((resolve) => setTimeout(resolve)));
			await settled();
		}
		expect(refused).toEqual([]);
		expect(answered).toBeGreaterThan(0);
		expect(app().getAllByRole('link').length).toBeGreaterThan(0);
	});
});
