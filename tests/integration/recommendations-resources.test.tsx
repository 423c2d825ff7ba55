import { waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import {
	facts,
	heading,
	href,
	link,
	openRecommendations,
	progress,
	stored,
} from '../support/recommendations';
import { app as inApp } from '../support/screens';

interface Resource {
	step: string;
	title: string;
	action: string | RegExp;
	target: string;
	bar?: string;
	skip: string;
}

const cloud = (area: string) => `https://cloud.jetpack.com/${area}/127.0.0.1:4400`;
const RESOURCES: readonly Resource[] = [
	{
		step: 'agency',
		title: 'Manage all your clients’ sites in one place',
		action: /^View the platform/,
		target: 'source=jetpack-for-agencies-signup-assistant-recommendation',
		bar: '28',
		skip: 'Not now',
	},
	{
		step: 'backup-plan',
		title: 'Safe automatic updates',
		action: /^Read the guide/,
		target: 'source=jetpack-blog-backups-101',
		skip: 'Not now',
	},
	{
		step: 'anti-spam',
		title: 'You’re getting comments. Keep spam out.',
		action: /^Read the article/,
		target: 'source=jetpack-blog-spam-comments',
		skip: 'Not now',
	},
	...['vaultpress-backup', 'vaultpress-for-woocommerce'].map((step) => ({
		step,
		title: step === 'vaultpress-backup' ? 'Never lose your work' : 'Keep every order safe',
		action: /^Try for \$.* for 30 days/,
		target:
			'source=jetpack-recommendations-product-checkout&site=127.0.0.1:4400&path=jetpack_backup_t1_yearly',
		bar: '100',
		skip: 'Not now',
	})),
	{
		step: 'server-credentials',
		title: 'Turn on one-click restores',
		action: /^Add server credentials/,
		target: cloud('settings'),
		skip: 'Not now',
	},
	...(
		[
			['backup', 'VaultPress Backup', cloud('backup')],
			['scan', 'Scan', cloud('scan')],
			['antispam', 'Akismet Anti-spam', 'admin.php?page=akismet-key-config'],
			['videopress', 'VideoPress', 'source=jetpack-support-videopress-block-editor'],
			['search', 'Search', 'admin.php?page=jetpack-search-configure'],
		] as const
	).flatMap(([key, name, target]) => [
		{
			step: `welcome-${key}`,
			title: `Welcome to ${name}`,
			action: new RegExp(`^Manage ${name}`),
			target,
			skip: 'Next',
		},
		{
			step: `${key}-activated`,
			title: `${name} is active`,
			action: new RegExp(`^Manage ${name}`),
			target,
			skip: 'Next',
		},
	]),
];

const nameOf = (step: string) => step.replace('welcome-', 'welcome__');

describe('resource step', () => {
	it.each(RESOURCES)(
		'$step: opens the resource and goes to the next step [REC-011, REC-012, REC-013, REC-100, REC-108, EVT-025]',
		async ({ step, title, action, target, bar, skip }) => {
			const { site, user, events } = await openRecommendations({
				...facts(),
				hash: `#/recommendations/${step}`,
			});
			await heading(title);
			await waitFor(() => expect(href(action)).toContain(target));
			expect(link(action)).toHaveAttribute('target', '_blank');
			expect(progress()).toBe(bar);
			expect(link(skip)).toHaveAttribute('href', expect.stringMatching(/^#\/recommendations\//));
			await follow(user, link(action));
			await waitFor(() => expect(window.location.hash).not.toBe(`#/recommendations/${step}`));
			await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual([nameOf(step)]));
			expect(await events()).toContainEqual([
				'jetpack_recommended_resource_read_click',
				expect.objectContaining({ feature: nameOf(step) }),
			]);
		},
	);

	it.each([
		['welcome-complete', 'Welcome to Jetpack Complete'],
		['welcome-security', 'Welcome to Jetpack Security'],
	])('%s: has a single button, to continue [REC-012, REC-108]', async (step, title) => {
		const { user } = await openRecommendations({ ...facts(), hash: `#/recommendations/${step}` });
		await heading(title);
		expect(inApp().queryByRole('link', { name: /Next|Not now/ })).not.toBeInTheDocument();
		await user.click(link('Get started'));
		await heading(/^Nice work!/);
	});

	it('tells agencies about the 60% discount from five sites [REC-018]', async () => {
		await openRecommendations({ ...facts(), hash: '#/recommendations/agency' });
		await heading('Manage all your clients’ sites in one place');
		expect(inApp().getByText(/at least 5 sites.*60% discount/)).toBeVisible();
	});

	it('shows the renewal price of a trial [PROD-022]', async () => {
		await openRecommendations({ ...facts(), hash: '#/recommendations/vaultpress-backup' });
		await heading('Never lose your work');
		expect(link(/^Try for \$4\.95 for 30 days/)).toBeVisible();
		expect(
			inApp().getByText('First term only, renewals at full price: $9.95 per month, paid yearly'),
		).toBeVisible();
	});

	it('shows only the trial length while its price is unknown [PROD-009]', async () => {
		await openRecommendations({
			before: (site) => site.fail('GET', 'site/products', 403),
			hash: '#/recommendations/vaultpress-backup',
		});
		await heading('Never lose your work');
		expect(link(/^Try for 30 days/)).toBeVisible();
		expect(inApp().queryByText(/renewals/)).not.toBeInTheDocument();
		expect(inApp().getByText(/270 million backups/)).toBeVisible();
	});

	it('can be skipped with a link, which is tracked [REC-016, EVT-025]', async () => {
		const { site, user, events } = await openRecommendations({
			...facts(),
			hash: '#/recommendations/anti-spam',
		});
		await heading('You’re getting comments. Keep spam out.');
		await user.click(link('Not now'));
		await heading(/^Nice work!/);
		await waitFor(() => expect(stored(site)?.skippedRecommendations).toEqual(['anti-spam']));
		expect(await events()).toContainEqual([
			'jetpack_recommended_resource_skip_click',
			expect.objectContaining({ feature: 'anti-spam' }),
		]);
	});
});

describe('New badge', () => {
	const TITLES = {
		publicize: 'Share posts automatically',
		protect: 'Find vulnerable plugins before attackers do',
		'anti-spam': 'You’re getting comments. Keep spam out.',
		videopress: 'Show your videos without ads',
		'backup-plan': 'Safe automatic updates',
		boost: 'Faster pages get more readers',
	};

	it.each(Object.entries(TITLES))(
		'shows on %s the first time only [REC-014, REC-117]',
		async (step, title) => {
			const { site, reopen } = await openRecommendations({
				...facts(
					{ viewedRecommendations: ['site-type-question'] },
					{
						recommendationsStep: 'summary',
						conditionalRecommendations: [step],
					},
				),
			});
			await heading(title);
			expect(inApp().getByText('New')).toBeVisible();
			await waitFor(() => expect(stored(site)?.viewedRecommendations).toContain(step));
			expect(inApp().getByText('New')).toBeVisible();
			await reopen(`#/recommendations/${step}`);
			await heading(title);
			expect(inApp().queryByText('New')).not.toBeInTheDocument();
		},
	);

	it.each([
		['boost', TITLES.boost, []],
		['boost', TITLES.boost, ['protect']],
		// Only what something on the site gives rise to can be new, whatever the list says.
		['monitor', 'Get an alert when your site goes down', ['monitor']],
		['welcome-scan', 'Welcome to Scan', ['welcome__scan']],
	])(
		'doesn’t show on %s, %s, when the host lists %j [REC-014]',
		async (step, title, conditionalRecommendations) => {
			await openRecommendations({
				...facts({}, { conditionalRecommendations }),
				hash: `#/recommendations/${step}`,
			});
			await heading(title);
			expect(inApp().queryByText('New')).not.toBeInTheDocument();
		},
	);
});

describe('link back to the summary', () => {
	it.each([
		['monitor', 'feature'],
		['agency', 'resource'],
	])('shows on %s after the summary was viewed [EVT-025]', async (step, kind) => {
		const { user, events } = await openRecommendations({
			...facts({ viewedRecommendations: ['summary'] }),
			hash: `#/recommendations/${step}`,
		});
		await user.click(link('Back to the summary'));
		await heading(/^Nice work!/);
		expect(await events()).toContainEqual([
			`jetpack_recommended_${kind}_back_to_summary_click`,
			expect.objectContaining({ feature: step }),
		]);
	});

	it('is hidden before the summary was viewed', async () => {
		await openRecommendations({ ...facts(), hash: '#/recommendations/monitor' });
		await heading('Get an alert when your site goes down');
		expect(inApp().queryByRole('link', { name: 'Back to the summary' })).not.toBeInTheDocument();
	});
});
