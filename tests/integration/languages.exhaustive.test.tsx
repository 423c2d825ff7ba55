import { act, screen } from '@testing-library/react';
import { ROUTES } from '../../src/routes/table';
import { closeApps, openApp } from '../support/open-app';
import { HostTexts, pseudoCatalog, untranslated } from '../support/pseudo-language';

afterEach(async () => {
	await closeApps();
	delete page['site-dashboard-translations'];
});

/** Every path of every screen. */
const PATHS = Object.values(ROUTES).flatMap(({ paths }) => paths);

const page = window as unknown as Record<string, unknown>;

/** The site in Arabic, with digits no English text has, and a user with a language nobody speaks. */
async function openDisguised(scenario: string[], as = 'admin') {
	const host = new HostTexts();
	const app = await openApp({
		scenario,
		as,
		before: async (site) => {
			await site.setFacts({ language: 'ar_EG' });
			page['site-dashboard-translations'] = pseudoCatalog();
			host.listen(site);
		},
	});
	host.notePage();
	const found = new Set<string>();
	const look = () => untranslated(host).forEach((text) => found.add(text));
	const settle = async () => {
		await act(() => host.silence());
		await app.idle();
		await act(() => host.silence());
		look();
	};
	await settle();
	return {
		...app,
		found,
		settle,
		goTo: async (path: string) => {
			act(() => void (window.location.hash = `#${path}`));
			await settle();
		},
		/** Opens everything on the page that opens. */
		openAll: async () => {
			for (const button of document.querySelectorAll('.jpd-root [aria-expanded="false"]')) {
				await app.user.click(button);
				// The next click closes it again.
				if (button.matches('[aria-haspopup]')) {
					look();
				}
			}
			await settle();
			await app.user.keyboard('{Escape}');
		},
	};
}

describe('no untranslated text', () => {
	it('on any screen', async () => {
		const { goTo, openAll, found } = await openDisguised(['everything-on', 'stats-on', 'plan-complete']);
		for (const path of PATHS) {
			await goTo(path);
			if (!path.startsWith('/recommendations/')) {
				await openAll();
			}
		}
		expect([...found]).toEqual([]);
	});

	it.each([
		'fresh offline-constant',
		'stats-empty threats akismet-no-key rewind-provisioning plugin-update new-recommendations',
		'protect-on scan-scanning akismet-inactive rewind-awaiting-credentials monitor-downtime',
		'scan-no-credentials akismet-invalid-key rewind-missing-plan discount overrides staging',
		'scan-idle akismet-valid rewind-active sale not-public development-version sandboxed',
		'vaultpress-threats scan-vaultpress akismet-missing connection-error-both license-error',
		'vaultpress-new scan-provisioning rewind-site-new search-off licenses licensing-ui',
		'multisite scan-multisite rewind-multisite plan-expired release commerce',
		'provider-errors identity-crisis video-storage connected-long-ago',
		'provider-unreachable atomic recommendations-done',
		'plan-security partner-coupon seo-conflict search-on',
		'connection-error-support plan-premium vaultpress-inactive',
	])('on the dashboard and My Plan of a site with %s', async (scenario) => {
		const { openAll, goTo, found } = await openDisguised(scenario.split(' '));
		await openAll();
		await goTo('/my-plan');
		await openAll();
		expect([...found]).toEqual([]);
	});

	it.each([
		['not-connected', 'admin', 'dashboard setup license/activation'],
		['site-only', 'admin', 'dashboard connect-user settings writing sharing plans reconnect'],
		['fresh', 'admin', 'settings performance writing sharing discussion traffic settings/all'],
		['offline-filter', 'admin', 'dashboard settings performance sharing discussion traffic'],
		['everything-on', 'editor', 'dashboard connect-user settings writing sharing'],
		['connected', 'subscriber', 'dashboard'],
		['onboarding-complete', 'admin', 'recommendations recommendations/summary'],
		['no-suggestions', 'admin', 'recommendations/product-suggestions recommendations/summary'],
		['partner-coupon', 'admin', 'dashboard product/backup my-plan'],
	])('on the screens of a site that’s %s, for the %s', async (scenario, user, paths) => {
		const { goTo, openAll, found } = await openDisguised([scenario], user);
		for (const path of paths.split(' ')) {
			await goTo(`/${path}`);
			await openAll();
		}
		expect([...found]).toEqual([]);
	});

	it('in the messages after a saved and a failed change', async () => {
		const { site, user, goTo, settle, found } = await openDisguised(['connected']);
		for (const path of ['/dashboard', '/security', '/writing', '/traffic']) {
			await goTo(path);
			await user.click(screen.getAllByRole('switch', { hidden: true }).find(isEnabled) as HTMLElement);
			await settle();
			site.fail('POST', '', 500);
			await user.click(screen.getAllByRole('switch', { hidden: true }).find(isEnabled) as HTMLElement);
			await settle();
			site.recover();
		}
		expect([...found]).toEqual([]);
	});

	it('in the errors of failed calls', async () => {
		const { site, reopen, settle, found } = await openDisguised(['everything-on']);
		for (const fail of [() => site.fail('GET', '', 500), () => site.fail('GET', '')]) {
			fail();
			for (const path of [
				'/dashboard',
				'/my-plan',
				'/recommendations',
				'/license/activation',
				'/product/scan',
			]) {
				await reopen(`#${path}`);
				await settle();
			}
			site.recover();
		}
		expect([...found]).toEqual([]);
	});
});

const isEnabled = (element: HTMLElement) => !element.matches(':disabled, [aria-disabled="true"]');
