import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../../../tests/support/open-app';
import { arrived, region } from '../../../tests/support/screens';

beforeAll(() => {
	// Not in jsdom.
	Element.prototype.scrollIntoView = jest.fn();
});

const TODAY = ['jetpack-16', 'plan-complete', 'everything-on'];

const open = async (hash: string, options: OpenOptions = {}) => {
	const app = await openApp({ scenario: TODAY, hash, ...options });
	await arrived();
	return app;
};

/** The host's own pages that cards link to. */
const LINKS = [
	['#/performance', 'VideoPress', 'Manage your videos', 'jetpack-videopress'],
	['#/performance', 'Search', 'View searches and plan usage', 'jetpack-search'],
	['#/writing', 'Podcast', 'Set up your podcast', 'jetpack-podcast'],
	['#/writing', 'Forms', 'View form responses', 'jetpack-forms-responses-wp-admin'],
	['#/sharing', 'Social connections', 'Connect your social media accounts', 'jetpack-social'],
] as const;

it('a screen replaced by a card redirects to it', async () => {
	const { reopen } = await open('#/earn');
	for (const [hash, card, title] of [
		['#/earn', '#/traffic?at=ads', 'Ads'],
		['#/podcast', '#/writing?at=podcast', 'Podcast'],
	] as const) {
		await reopen(hash);
		await waitFor(() => expect(window.location.hash).toBe(card));
		expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
		expect(screen.queryByText('That page isn’t part of this dashboard.')).not.toBeInTheDocument();
	}
});

describe('a link to the host’s own page', () => {
	it('is on the card of each feature, in the same tab', async () => {
		const { reopen } = await open('#/performance');
		for (const [hash, title, label, page] of LINKS) {
			if (window.location.hash !== hash) {
				await reopen(hash);
				await arrived();
			}
			const link = await region(title).findByRole('link', { name: label });
			expect(link).toHaveAttribute('href', expect.stringMatching(`/wp-admin/admin\\.php\\?page=${page}$`));
			expect(link).not.toHaveAttribute('target');
		}
	});

	it('isn’t there if the host lacks the page or the feature is off', async () => {
		await open('#/performance', { scenario: ['plan-complete', 'everything-on'] });
		for (const [, title, label] of LINKS.slice(0, 2)) {
			expect(region(title).queryByRole('link', { name: label })).not.toBeInTheDocument();
		}
		await closeApps();
		await open('#/writing', {
			before: (site) => site.post('settings', { podcast: false, 'contact-form': false }),
		});
		for (const [, title, label] of LINKS.slice(2, 4)) {
			expect(region(title).queryByRole('link', { name: label })).not.toBeInTheDocument();
		}
	});
});

/** Modules that later versions don't have, what a site that used them is told, and where. */
const GONE = [
	[
		'lazy-images',
		'#/performance',
		/“Lazy image loading” was removed in Jetpack 12\.8\. WordPress does this now\./,
	],
	[
		'google-analytics',
		'#/traffic',
		/“Google Analytics” was removed in Jetpack 13\.7\. Add it with another plugin\./,
	],
	['custom-css', '#/writing', /“Custom CSS” was removed in Jetpack 13\.8\. Add CSS in the Customizer/],
] as const;

it.each([true, false])(
	'that an update removed modules is said to sites that used them: %p',
	async (wasUsed) => {
		const goneModules = wasUsed ? GONE.map(([slug]) => slug) : [];
		const { reopen } = await open('#/performance', {
			scenario: ['connected', 'jetpack-16'],
			before: (site) => site.page({ siteData: { goneModules } }),
		});
		for (const [, hash, text] of GONE) {
			await reopen(hash);
			await arrived();
			await screen.findAllByRole('switch');
			expect(screen.queryAllByText(text)).toHaveLength(Number(wasUsed));
		}
	},
);
