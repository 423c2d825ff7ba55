import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import { settled } from '../support/settled';

const SUPPORT = 'Help and support';
const APPS = 'Jetpack mobile app';
const AGENCIES = 'Do you manage sites for clients?';

describe('the cards below the main content', () => {
	// A modal hides what is behind it from screen readers.
	const cardsAt = () =>
		[SUPPORT, APPS].filter((name) => screen.queryByRole('region', { name, hidden: true }) !== null);
	const goTo = async (path: string) => {
		await act(async () => void (window.location.hash = `#${path}`));
		await settled();
	};

	it('show in order: agencies, support, apps [DASH-026, SHELL-105]', async () => {
		await openApp({
			before: (site) => site.page({ userData: { currentUser: { wpcomUser: { site_count: 2 } } } }),
		});
		await arrived();
		const found = [
			screen.getByRole('group', { name: AGENCIES }),
			...[SUPPORT, APPS].map((name) => screen.getByRole('region', { name })),
		];
		for (const [index, card] of found.slice(1).entries()) {
			expect(found[index]?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		}
	});

	it('show where the rewind status loads and on /plans, not on other screens [DASH-026]', async () => {
		const { site, user, reopen } = await openApp({ hash: '#/setup' });
		await arrived();
		expect(cardsAt()).toEqual([]);
		await goTo('/dashboard');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(cardsAt()).toEqual([SUPPORT, APPS]));
		await goTo('/security');
		expect(cardsAt()).toEqual([]);
		for (const path of ['/disconnect', '/plans-prompt', '/recommendations', '/product/backup']) {
			await reopen(`#${path}`);
			expect([path, cardsAt()]).toEqual([path, []]);
		}
		for (const path of ['/', '/reconnect', '/my-plan']) {
			site.calls.length = 0;
			await reopen(`#${path}`);
			expect([path, cardsAt()]).toEqual([path, [SUPPORT, APPS]]);
			await waitFor(() => expect(site.callsTo('GET', 'rewind')).toHaveLength(1));
		}
		await reopen('#/plans');
		expect(cardsAt()).toEqual([SUPPORT, APPS]);
	});

	it('don’t show on an offline site [DASH-026, DASH-028]', async () => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(cardsAt()).toEqual([]);
		expect(screen.queryByRole('group', { name: AGENCIES })).not.toBeInTheDocument();
	});
});
