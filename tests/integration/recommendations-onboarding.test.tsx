import { act, screen, waitFor } from '@testing-library/react';
import type { OpenApp } from '../support/open-app';
import { heading, openRecommendations, stored, storedSteps } from '../support/recommendations';
import { app as inApp, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const allOff = (site: TestSite) =>
	site.setSwitches({ monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false });
const bar = () => screen.getByRole('progressbar');
const here = () => window.location.hash.replace('#/recommendations/', '');

/** Goes on with the link of each step, whatever it is called, and notes what was seen. */
async function walk({ user }: OpenApp): Promise<Array<[string, string]>> {
	const seen: Array<[string, string]> = [];
	while (here() !== 'summary') {
		const [title] = screen.getAllByRole('heading', { level: 1 });
		seen.push([here(), bar().closest('div')?.textContent ?? '']);
		await user.click(inApp().getByRole('link', { name: /^(Next|Not now|Get started)$/ }));
		await waitFor(() => expect(title).not.toBeInTheDocument());
	}
	await heading(/^Nice work!/);
	return seen;
}

const BACKUP_STEPS = ['backup-activated', 'scan-activated', 'antispam-activated'];

const ONBOARDINGS: ReadonlyArray<
	[scenario: string, name: string, steps: string[], section: string, rows: string[]]
> = [
	[
		'onboarding-complete',
		'JETPACK_COMPLETE',
		['welcome-complete', ...BACKUP_STEPS, 'videopress-activated', 'search-activated', 'server-credentials'],
		'Complete',
		['VaultPress Backup', 'Scan', 'Akismet Anti-spam', 'VideoPress', 'Search'],
	],
	[
		'onboarding-security',
		'JETPACK_SECURITY',
		['welcome-security', ...BACKUP_STEPS, 'monitor', 'site-accelerator', 'server-credentials'],
		'Security',
		['VaultPress Backup', 'Scan', 'Akismet Anti-spam'],
	],
	[
		'onboarding-backup',
		'JETPACK_BACKUP',
		['welcome-backup', 'monitor', 'site-accelerator', 'server-credentials'],
		'VaultPress Backup',
		['VaultPress Backup'],
	],
	[
		'onboarding-antispam',
		'JETPACK_ANTI_SPAM',
		['welcome-antispam', 'monitor', 'site-accelerator'],
		'Akismet Anti-spam',
		['Akismet Anti-spam'],
	],
	[
		'onboarding-videopress',
		'JETPACK_VIDEOPRESS',
		['welcome-videopress', 'monitor', 'site-accelerator', 'related-posts'],
		'VideoPress',
		['VideoPress'],
	],
	[
		'onboarding-search',
		'JETPACK_SEARCH',
		['welcome-search', 'related-posts', 'monitor', 'site-accelerator'],
		'Search',
		['Search'],
	],
	['onboarding-scan', 'JETPACK_SCAN', ['welcome-scan', 'monitor', 'site-accelerator'], 'Scan', ['Scan']],
];

/** Backups of all sites wait for the credentials, so that the last step applies. */
const awaiting = (site: TestSite) =>
	site.intercept((request) =>
		/\/v4\/rewind\b/.test(request.url)
			? Response.json({
					code: 'success',
					data: JSON.stringify({ state: 'awaiting_credentials', credentials: [] }),
				})
			: null,
	);

describe('onboarding after a purchase', () => {
	it.each(ONBOARDINGS)(
		'%s: goes through every step, counted from the first, to the summary [REC-007, REC-012, REC-013, REC-058, REC-060, REC-091, REC-092, REC-093, REC-094, REC-095, REC-101, REC-109, REC-111, REC-113, REC-037]',
		async (scenario, name, steps, section, rows) => {
			const app = await openRecommendations({
				scenario: [scenario],
				before: async (site) => {
					await allOff(site);
					awaiting(site);
				},
			});
			await waitFor(() => expect(here()).toBe(steps[0]));
			await waitFor(() =>
				expect(stored(app.site)).toMatchObject({
					onboardingActive: name,
					onboardingViewed: [name],
					onboardingHasStarted: true,
					onboardingTotalSteps: String(steps.length),
				}),
			);
			expect(storedSteps(app.site)).toEqual([steps[0]?.replace('welcome-', 'welcome__')]);
			const seen = await walk(app);
			expect(seen).toEqual(
				steps.map((step, index) => [step, expect.stringContaining(`Step ${index + 1} of ${steps.length}`)]),
			);
			await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingActive: null }));
			await waitFor(() => expect(storedSteps(app.site).at(-1)).toBe('summary'));
			const part = region(`Part of your ${section} plan`);
			expect(part.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent)).toEqual(rows);
		},
	);

	it('continues with the second of two purchases when the first is done [REC-096, REC-111]', async () => {
		const app = await openRecommendations({
			scenario: ['onboarding-backup', 'onboarding-search'],
			before: allOff,
		});
		await heading('Welcome to VaultPress Backup');
		await app.reopen('#/recommendations');
		await heading('Welcome to VaultPress Backup');
		await walk(app);
		await waitFor(() =>
			expect(stored(app.site)).toMatchObject({
				onboardingActive: 'JETPACK_SEARCH',
				onboardingViewed: ['JETPACK_BACKUP', 'JETPACK_SEARCH'],
				onboardingHasStarted: false,
			}),
		);
		// Looking at the summary again doesn't use it up; the way in leads to it, now and after a reload.
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations/summary'));
		await heading(/^Nice work!/);
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations'));
		await heading('Welcome to Search');
		await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingHasStarted: true }));
		await app.reopen('#/recommendations');
		await heading('Welcome to Search');
		await walk(app);
		await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingActive: null }));
	});

	it.each<[string, (site: TestSite) => void]>([
		['', () => {}],
		[', nor where purchases cannot be read', (site) => site.fail('GET', 'site/purchases')],
	])('isn’t broken by an unknown onboarding name%s [REC-071]', async (_, before) => {
		const { site } = await openRecommendations({
			before: async (running) => {
				before(running);
				await running.setFacts({
					recommendationsStep: 'monitor',
					recommendationsData: {
						onboardingActive: 'JETPACK_HOSTING',
						onboardingViewed: ['JETPACK_HOSTING'],
						onboardingHasStarted: true,
					},
				});
			},
		});
		await heading('Get an alert when your site goes down');
		expect(screen.getByRole('progressbar')).toHaveAttribute('value', '52');
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['monitor']));
	});

	it('skips steps that don’t apply, and doesn’t count them [REC-079, REC-111]', async () => {
		const app = await openRecommendations({
			scenario: ['onboarding-scan'],
			before: (site) => site.setSwitches({ monitor: true, photon: false, 'photon-cdn': false }),
		});
		expect(await walk(app)).toEqual([
			['welcome-scan', expect.stringContaining('Step 1 of 2')],
			['site-accelerator', expect.stringContaining('Step 2 of 2')],
		]);
	});

	it('keeps its place after a completed step and a reload [REC-101, REC-109]', async () => {
		const { user, site, reopen } = await openRecommendations({
			scenario: ['onboarding-scan'],
			before: allOff,
		});
		await heading('Welcome to Scan');
		expect(bar()).toHaveAttribute('value', '0');
		await user.click(inApp().getByRole('link', { name: 'Next' }));
		await heading('Get an alert when your site goes down');
		await user.click(inApp().getByRole('button', { name: 'Turn on downtime monitoring' }));
		await screen.findByText('Feature Enabled');
		expect(inApp().getByText('Step 2 of 3')).toBeVisible();
		expect(bar()).toHaveAttribute('value', '50');
		await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['monitor']));
		await reopen('#/recommendations');
		await heading('Get an alert when your site goes down');
		expect(inApp().getByText('Step 2 of 3')).toBeVisible();
		expect(screen.getByText('Feature Enabled')).toBeVisible();
		await user.click(inApp().getByRole('link', { name: 'Next' }));
		await heading('Make your pages load faster');
		expect(bar()).toHaveAttribute('value', '100');
	});

	it('shows once per purchase, then goes to the summary [REC-096, REC-059]', async () => {
		const app = await openRecommendations({ scenario: ['onboarding-scan'], before: allOff });
		await heading('Welcome to Scan');
		await walk(app);
		await waitFor(() => expect(stored(app.site)).toMatchObject({ onboardingActive: null }));
		await app.site.setFacts({
			recommendationsData: { ...stored(app.site), viewedRecommendations: ['site-type-question'] },
		});
		const before = app.site.callsTo('POST', 'recommendations/data').length;
		await app.reopen('#/recommendations');
		await heading(/^Nice work!/);
		await waitFor(() =>
			expect(app.site.callsTo('POST', 'recommendations/data').length).toBeGreaterThan(before),
		);
		expect(stored(app.site)).toMatchObject({ onboardingActive: null, onboardingViewed: ['JETPACK_SCAN'] });
	});

	it('resumes where it left off, and keeps what was viewed [REC-059, REC-103]', async () => {
		const { site } = await openRecommendations({
			scenario: ['onboarding-security'],
			before: (running) =>
				running.setFacts({
					recommendationsStep: 'scan-activated',
					recommendationsData: {
						onboardingActive: 'JETPACK_SECURITY',
						onboardingViewed: ['JETPACK_SECURITY'],
						onboardingHasStarted: true,
						onboardingTotalSteps: '7',
					},
				}),
		});
		await heading('Scan is active');
		await waitFor(() => expect(stored(site)?.viewedRecommendations).toEqual(['scan-activated']));
		expect(stored(site)).toMatchObject({
			onboardingViewed: ['JETPACK_SECURITY'],
			onboardingHasStarted: true,
		});
		expect(storedSteps(site)).toEqual([]);
	});

	it('is forgotten once the purchase is gone [REC-112]', async () => {
		const { site } = await openRecommendations({
			before: (running) =>
				running.setFacts({
					recommendationsStep: 'welcome__scan',
					recommendationsData: {
						viewedRecommendations: ['site-type-question'],
						onboardingActive: 'JETPACK_SCAN',
						onboardingViewed: ['JETPACK_SCAN'],
						onboardingHasStarted: true,
					},
				}),
		});
		await waitFor(() => expect(stored(site)).toMatchObject({ onboardingActive: null, onboardingViewed: [] }));
	});

	it('isn’t forgotten when purchases fail to load', async () => {
		const { site } = await openRecommendations({
			scenario: ['onboarding-scan'],
			before: async (running) => {
				running.fail('GET', 'site/purchases', 403);
				await running.setFacts({
					recommendationsStep: 'monitor',
					recommendationsData: {
						onboardingViewed: ['JETPACK_SCAN'],
						onboardingActive: 'JETPACK_SCAN',
						onboardingHasStarted: true,
					},
				});
			},
		});
		await heading('Get an alert when your site goes down');
		await waitFor(() => expect(stored(site)).toBeDefined());
		expect(stored(site)).toMatchObject({
			onboardingViewed: ['JETPACK_SCAN'],
			onboardingActive: 'JETPACK_SCAN',
		});
	});

	it('can be left midway and resumed', async () => {
		const { user } = await openRecommendations({ scenario: ['onboarding-antispam'], before: allOff });
		await heading('Welcome to Akismet Anti-spam');
		await user.click(inApp().getByRole('link', { name: 'Next' }));
		await heading('Get an alert when your site goes down');
		act(() => void (window.location.hash = '#/dashboard'));
		await heading('Jetpack At A Glance Dashboard');
		act(() => void (window.location.hash = '#/recommendations'));
		await heading('Get an alert when your site goes down');
		expect(inApp().getByText('Step 2 of 3')).toBeVisible();
	});
});
