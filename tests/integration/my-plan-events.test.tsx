import { screen } from '@testing-library/react';
import { answer, planOf } from '../support/card-states';
import { clicks } from '../support/clicks';
import { follow } from '../support/follow';
import { openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';

const rewind = (state: string) => (site: TestSite) => answer(site, 'rewind', { state, credentials: [] });

const MY_PLAN: ReadonlyArray<[string[], ((site: TestSite) => void) | undefined, Record<string, string>]> = [
	[
		['plan-free'],
		undefined,
		{
			free_security: 'Manage security settings',
			free_performance: 'Manage performance settings',
			free_themes: 'Browse themes',
			free_sharing: 'Connect social networks',
			view_site_activity: 'View site activity',
			free_support_documentation: 'Search the support site',
		},
	],
	[
		['plan-security', 'everything-on', 'akismet-missing'],
		undefined,
		{
			paid_performance: 'Manage performance settings',
			configure_akismet: 'Set up spam protection',
			upload_videos: 'Upload videos',
			view_earnings: 'View your earnings',
			configure_ga: 'Configure Google Analytics',
			schedule_posts: 'Schedule posts',
		},
	],
	[['plan-security', 'akismet-valid'], undefined, { view_spam_stats: 'View spam stats' }],
	[['plan-premium', 'vaultpress-ok'], rewind('unavailable'), { view_security_dash: 'Open VaultPress' }],
	[['plan-premium'], rewind('unavailable'), { configure_vault: 'Set up VaultPress' }],
	[['plan-premium'], rewind('active'), { view_security_dash_rewind: 'View backups' }],
	[['product-backup-t1'], planOf('jetpack_backup_t1_yearly'), { view_backup_dash: 'View backups' }],
	[['search-on'], undefined, { view_search_customizer: 'Configure your search' }],
];

describe('My Plan cards', () => {
	it.each(MY_PLAN)('record their link clicks with %j [EVT-040]', async (scenario, before, links) => {
		const opened = await openApp({ scenario, hash: '#/my-plan', before });
		for (const name of Object.values(links)) {
			// By text: roles take seconds in jsdom on a screen this large. The support card has one of them too.
			const [text] = await screen.findAllByText(name);
			await follow(opened.user, text?.closest('a') as HTMLElement);
		}
		const seen = (await clicks(opened)).filter(({ page }) => page === 'my-plan');
		expect(seen.map(({ target }) => target)).toEqual(Object.keys(links));
		expect(new Set(seen.map(({ plan }) => typeof plan))).toEqual(new Set(['string']));
	});
});
