import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';

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

describe('screens replaced by cards', () => {
	it.each([
		['#/earn', '#/traffic?at=ads', 'Ads'],
		['#/reader', '#/traffic?at=reader', 'WordPress.com Reader'],
		['#/podcast', '#/writing?at=podcast', 'Podcast'],
	])('%s redirects to %s', async (hash, card, title) => {
		await open(hash);
		await waitFor(() => expect(window.location.hash).toBe(card));
		expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
		expect(screen.queryByText('That page isn’t part of this dashboard.')).not.toBeInTheDocument();
	});

	it('redirect to the dashboard where the host lacks the feature', async () => {
		await open('#/reader', { scenario: ['connected'] });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});
});

describe('links to the host’s own pages', () => {
	it.each([
		['#/performance', 'VideoPress', 'Manage your videos', 'jetpack-videopress'],
		['#/performance', 'Search', 'View searches and plan usage', 'jetpack-search'],
		['#/writing', 'Podcast', 'Set up your podcast', 'jetpack-podcast'],
		['#/writing', 'Forms', 'View form responses', 'jetpack-forms-responses-wp-admin'],
		['#/sharing', 'Social connections', 'Connect your social media accounts', 'jetpack-social'],
	])('on %s, the %s card links “%s” to %s in the same tab', async (hash, title, label, page) => {
		await open(hash);
		const link = await region(title).findByRole('link', { name: label });
		expect(link).toHaveAttribute('href', expect.stringMatching(`/wp-admin/admin\\.php\\?page=${page}$`));
		expect(link).not.toHaveAttribute('target');
	});

	it.each([
		['#/performance', 'VideoPress', 'Manage your videos'],
		['#/performance', 'Search', 'View searches and plan usage'],
	])('on %s, the %s card has no link if the host lacks the page', async (hash, title, label) => {
		await open(hash, { scenario: ['plan-complete', 'everything-on'] });
		expect(region(title).queryByRole('link', { name: label })).not.toBeInTheDocument();
	});

	it('show only while the feature is on', async () => {
		await open('#/writing', {
			before: async (site) => {
				await site.post('settings', { podcast: false, 'contact-form': false });
			},
		});
		expect(region('Podcast').queryByRole('link', { name: 'Set up your podcast' })).not.toBeInTheDocument();
		expect(region('Forms').queryByRole('link', { name: 'View form responses' })).not.toBeInTheDocument();
	});
});

it('forms have a card if the host has a page for them, otherwise only a search result [SET-006]', async () => {
	await open('#/writing?term=contact%20form');
	await waitFor(() => expect(hasRegion('Forms')).toBe(true));
	expect(screen.getAllByRole('heading', { name: 'Forms' })).toHaveLength(1);
	await closeApps();
	await open('#/writing?term=contact%20form', { scenario: ['connected'] });
	expect(await screen.findByRole('heading', { name: 'Contact Form' })).toBeVisible();
	expect(hasRegion('Forms')).toBe(false);
});
