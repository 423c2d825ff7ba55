import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import { withoutScrolling } from '../support/scrolling';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const asked = (site: TestSite) => site.callsTo('GET').map(({ path }) => path);
const link = (name: RegExp) =>
	within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', { name });

describe('prefetching', () => {
	const RECOMMENDATIONS = [
		'intro-offers',
		'recommendations/conditional',
		'recommendations/data',
		'recommendations/product-suggestions',
		'recommendations/upsell',
		'site/discount',
		'site/products',
	];
	const open = async () => {
		withoutScrolling();
		const app = await openApp();
		await arrived();
		await settled();
		app.site.calls.length = 0;
		return app;
	};

	it('loads a screen’s data on hover, and not again when it opens [API-054]', async () => {
		const { site, user } = await open();
		// It's fresh for two seconds.
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		await user.hover(link(/^Recommendations/));
		await waitFor(() => expect(asked(site).sort()).toEqual(RECOMMENDATIONS));
		await user.hover(link(/^At a Glance/));
		await user.hover(link(/^Recommendations/));
		await user.click(link(/^Recommendations/));
		await screen.findByRole('progressbar');
		await settled();
		expect(asked(site).sort()).toEqual(RECOMMENDATIONS);
	});

	it('starts when a tab gets keyboard focus', async () => {
		const { site, user } = await open();
		act(() => link(/^Plans/).focus());
		await settled();
		expect(asked(site)).toEqual([]);
		await user.tab();
		expect(link(/^Recommendations/)).toHaveFocus();
		await waitFor(() => expect(asked(site).sort()).toEqual(RECOMMENDATIONS));
	});

	it('starts when any link to a screen is touched', async () => {
		const { site, user } = await open();
		const card = await screen.findByRole('region', { name: 'Scan' });
		const offer = within(card).getByRole('link', { name: 'Upgrade' });
		expect(offer).toHaveAttribute('href', '#/product/scan');
		await user.pointer({ keys: '[TouchA>]', target: offer });
		await waitFor(() =>
			expect(asked(site)).toEqual(expect.arrayContaining(['intro-offers', 'site/products'])),
		);
		expect(asked(site)).toEqual([...new Set(asked(site))]);
	});

	it('loads only what the settings cards need', async () => {
		const { site, user } = await openApp({
			scenario: ['plan-complete', 'stats-on', 'protect-on', 'akismet-valid', 'rewind-active'],
			before: (running) => running.setSwitches({ waf: true }),
		});
		await arrived();
		await settled();
		site.calls.length = 0;
		await user.hover(screen.getByRole('link', { name: 'Settings' }));
		await waitFor(() => expect(asked(site).sort()).toEqual(['module/akismet/key/check', 'waf']));
	});

	it('is skipped for users who save data', async () => {
		Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
		try {
			const { site, user } = await open();
			await user.hover(link(/^Recommendations/));
			await settled();
			expect(asked(site)).toEqual([]);
		} finally {
			Reflect.deleteProperty(navigator, 'connection');
		}
	});
});
