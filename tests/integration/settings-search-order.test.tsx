import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { cards, sections } from '../support/screens';

it('a search lists cards named by the term before cards that only mention it [SET-051]', async () => {
	await openApp({
		hash: '#/security?term=stats',
		// As the long text of videos does on a real host.
		before: (site) =>
			site.editPage(({ getModules }) => {
				const { videopress } = getModules as Record<string, object>;
				Object.assign(videopress ?? {}, { long_description: 'See stats of your videos.' });
			}),
	});
	await screen.findByRole('heading', { level: 1, name: 'Search results' });
	await waitFor(() => expect(cards()).toContain('VideoPress'));
	await waitFor(() => expect(cards()).toContain('Jetpack Stats'));
	expect(sections()).toEqual(['Traffic', 'Performance']);
	expect(cards()[0]).toBe('Jetpack Stats');
});
