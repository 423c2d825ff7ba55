import type { Mode } from './support/host';
import { type Unit, unitKey, unitsOf } from './support/page-controls';
import { expect, test } from './support/test';

interface Condition {
	name: string;
	mode: Mode;
	/** Controls that can't be used then, if the host has them, by what the page says. */
	reasons: ReadonlyArray<[reason: RegExp, items: readonly string[]]>;
}

/** What may be said on any site. */
const ANYWHERE = [/^Turn on “.+” first\.$/, /^Administrators always have access\.$/];

const CONDITIONS: readonly Condition[] = [
	{
		name: 'without an owner',
		mode: 'site',
		reasons: [
			[
				/^An administrator needs to connect a .+ account first\.$/,
				['monitor', 'sso', 'jetpack_sso_match_by_email', 'post-by-email', 'publicize', 'subscriptions'],
			],
			[/^Get .+ to use .+\.$/, ['jetpack_waf_automatic_rules']],
		],
	},
	{
		name: 'offline',
		mode: 'offline',
		reasons: [
			[
				/^Unavailable in Offline Mode$/,
				[
					...[
						'monitor',
						'waf',
						'protect',
						'sso',
						'photon',
						'publicize',
						'likes',
						'comments',
						'comment-likes',
					],
					...['subscriptions', 'wordads', 'related-posts', 'activate-stats', 'shortlinks', 'post-by-email'],
					...['highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme', 'enable_header_ad'],
				],
			],
		],
	},
];

interface Disabled {
	key: string;
	item: string;
	reason: string;
}

const disabledOf = (units: readonly Unit[]): Disabled[] =>
	units.flatMap((unit) =>
		unit.controls
			.filter(({ isDisabled }) => isDisabled)
			.map(({ reason }) => ({ key: unitKey(unit), item: unit.item, reason })),
	);

for (const { name, mode, reasons } of CONDITIONS) {
	test(`every disabled control on a site ${name} says why`, async ({ page, host, open, goTo }) => {
		host.set(mode);
		await open('admin', '#/settings/all');
		await goTo('/settings/all');
		// Whether usage data may be sent is asked last.
		await expect(page.getByText('One moment…')).toHaveCount(0);
		const known = [...ANYWHERE, ...reasons.map(([reason]) => reason)];
		let disabled: Disabled[] = [];
		// Cards are drawn one after the other, and that of verification is locked while it stores what Google
		// said of the site.
		await expect(async () => {
			const units = await unitsOf(page);
			disabled = disabledOf(units);
			expect(disabled.filter(({ reason }) => !known.some((each) => each.test(reason)))).toEqual([]);
			for (const [reason, items] of reasons) {
				const here = items.filter((item) => units.some((unit) => unit.item === item));
				expect(here.length).toBeGreaterThan(0);
				const said = disabled.filter((each) => reason.test(each.reason)).map(({ item }) => item);
				expect(said).toEqual(expect.arrayContaining(here));
			}
		}).toPass();
	});
}
