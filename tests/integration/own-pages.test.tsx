import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';

afterEach(closeApps);
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

describe('screens that the host’s own page has, and cards do here', () => {
	it.each([
		['#/earn', '#/traffic?at=ads', 'Ads'],
		['#/reader', '#/traffic?at=reader', 'WordPress.com Reader'],
		['#/podcast', '#/writing?at=podcast', 'Podcast'],
	])('%s leads to %s', async (hash, card, title) => {
		await open(hash);
		await waitFor(() => expect(window.location.hash).toBe(card));
		expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
		expect(screen.queryByText('That page isn’t part of this dashboard.')).not.toBeInTheDocument();
	});

	it('leads to the dashboard where the host lacks it', async () => {
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
	])('at %s, %s leads with “%s” to %s, in the same tab', async (hash, title, label, page) => {
		await open(hash);
		const link = await region(title).findByRole('link', { name: label });
		expect(link).toHaveAttribute('href', expect.stringMatching(`/wp-admin/admin\\.php\\?page=${page}$`));
		expect(link).not.toHaveAttribute('target');
	});

	it.each([
		['#/performance', 'VideoPress', 'Manage your videos'],
		['#/performance', 'Search', 'View searches and plan usage'],
	])('at %s, %s has none on a host without such a page', async (hash, title, label) => {
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

it('offers forms by a card where the host has a page for them, else by a search alone [SET-006]', async () => {
	await open('#/writing?term=contact%20form');
	await waitFor(() => expect(hasRegion('Forms')).toBe(true));
	expect(screen.getAllByRole('heading', { name: 'Forms' })).toHaveLength(1);
	await closeApps();
	await open('#/writing?term=contact%20form', { scenario: ['connected'] });
	expect(await screen.findByRole('heading', { name: 'Contact Form' })).toBeVisible();
	expect(hasRegion('Forms')).toBe(false);
});
