import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { storedNames } from '../../src/rest-api/stored-forms';
import { watchRequests, whenAnswered } from '../support/idle';
import { referencePairs } from './support/builds';
import { ReferenceHost } from './support/host';
import { expect, test as base } from './support/test';

/** How the settings of a host are handed to another one, by what people use for it. */
type Settings = Record<string, unknown>;

const test = base.extend<object, { other: ReferenceHost }>({
	// The host of the other pair; where there's one pair only, a second one of the same.
	other: [
		async ({ pair }, use) => {
			const other = await ReferenceHost.start(
				referencePairs().find(({ name }) => name !== pair.name) ?? pair,
			);
			await use(other);
			other.close();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
});

/** What a file never has: keys, and an address that nobody else may know. */
const SECRETS = ['post_by_email_address', 'wordpress_api_key', 'jetpack_protect_key'];
const PLAN = { plan: 'jetpack_complete' };
/** How a name looks that only calls have: a label has capitals or spaces. */
const KEY = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

const card = (page: Page) => page.getByRole('region', { name: 'Export and import' });
const listed = (page: Page, title: string) =>
	card(page).getByText(title, { exact: true }).locator('..').getByRole('listitem');

for (const isBack of [false, true]) {
	test(`importing saves settings and lists skipped ones by name, ${isBack ? 'back' : 'there'}`, async ({
		page,
		host,
		other,
		open,
	}) => {
		const [source, target] = isBack ? [other, host] : [host, other];
		source.set('connected', PLAN);
		await fillSettings(source);
		const expected = await inForce(source);
		await open('admin', '#/tools', source);
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Export settings' }).click();
		const file = await readFile(await (await download).path());
		const { settings } = JSON.parse(file.toString()) as { settings: Settings };
		expect(SECRETS.filter((name) => name in settings)).toEqual([]);

		target.set('connected', PLAN);
		await open('admin', '#/tools', target);
		await page
			.getByLabel('Import settings from a file')
			.setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: file });
		const offered = (await target.rest('settings')) as Settings;
		const lacking = Object.keys(settings).filter((name) => !(name in offered) && !storedNames().has(name));
		await expect(card(page).getByRole('button', { name: 'Import', exact: true })).toBeVisible();
		expect(await (lacking.length > 0 ? listed(page, 'Skipped').count() : 0)).toBe(lacking.length);
		for (const text of await listed(page, 'Skipped').allTextContents()) {
			expect(text).toMatch(/^[^:]+: .+\.$/);
			expect(text.split(':')[0]).not.toMatch(KEY);
		}

		watchRequests(page);
		await page.getByRole('checkbox', { name: 'Select all' }).click();
		await card(page)
			.getByRole('button', { name: /^Import \d/ })
			.click();
		// Any request of ours meanwhile could undo a part: Jetpack adds options that it finds missing.
		// A page that's loading again can't be asked: it does so once all is imported.
		await whenAnswered(page).catch(() => undefined);
		const different = async () => {
			// While the firewall writes its rules, one of them may answer, and not in JSON.
			const now = (await target.rest('settings').catch(() => null)) as Settings | null;
			if (now === null) {
				return ['no answer'];
			}
			return Object.keys(settings).filter(
				(name) => name in now && !storedNames().has(name) && !isSame(now[name], settings[name]),
			);
		};
		await expect.poll(different).toEqual([]);
		await expect.poll(() => inForce(target).catch(() => 'no answer')).toEqual(expected);
	});
}

/** A file has flags as such, and other values as texts. */
const isSame = (now: unknown, then: unknown) =>
	typeof then === 'string' ? String(now || '') === then : JSON.stringify(now) === JSON.stringify(then);

/** Switches that are commands, or that something else decides on. */
const NOT_SWITCHES = [
	'jetpack_protect_key',
	'blog_id',
	'akismet',
	'wordads_approved',
	'has_jetpack_search_product',
	'newsletter_has_active_plan',
	'search_auto_config',
	'sharing_delete_service',
	'jetpack_wga',
];

const TEXTS: Settings = {
	google: 'a-code_of-ours',
	highlander_comment_form_prompt: 'A word of yours?',
	jetpack_comment_form_color_scheme: 'dark',
	carousel_background_color: 'white',
	jetpack_waf_ip_block_list: '192.0.2.66',
	wordads_custom_adstxt: 'ads.example, 1, DIRECT',
	post_by_email_address: 'create',
};

/** An address on the list of those that are never blocked. */
const ALLOWED = '192.0.2.77';

/** Turns every module on and every other switch around, and writes what can be written. */
async function fillSettings(host: ReferenceHost): Promise<void> {
	const before = (await host.rest('settings')) as Settings;
	const modules = (await host.rest('module/all')) as Settings;
	const write = (names: string[], value: (name: string) => unknown) =>
		host.rest('settings', Object.fromEntries(names.map((name) => [name, value(name)])));
	// Each has headers of its own in the answer, of which there's a limit.
	const slugs = Object.keys(modules);
	for (let first = 0; first < slugs.length; first += 8) {
		await write(slugs.slice(first, first + 8), () => true);
	}
	const flags = Object.keys(before).filter(
		(name) => typeof before[name] === 'boolean' && !(name in modules) && !NOT_SWITCHES.includes(name),
	);
	await write(flags, (name) => !before[name]);
	const texts = Object.keys(TEXTS).filter((name) => name in before);
	await write(texts, (name) => TEXTS[name]);
	// In the host's own form: the newest that it has.
	const [blocks, list] = ['blocks', 'jetpack_waf_ip_allow_list_enabled'].map((name) => name in before);
	await host.rest('settings', {
		...(blocks ? { blocks: false } : { jetpack_blocks_disabled: true }),
		...(list
			? { jetpack_waf_ip_allow_list: ALLOWED, jetpack_waf_ip_allow_list_enabled: true }
			: { jetpack_protect_global_whitelist: ALLOWED }),
	});
}

/** What's in force of settings that hosts store in different forms, by the database and by Jetpack itself. */
async function inForce(host: ReferenceHost): Promise<Settings> {
	const options = await host.database.options();
	const isOn = (name: string) => [true, '1', 1].includes(options[name] as string);
	const facts = host.php(`echo json_encode( array(
		'isAllowed' => Automattic\\Jetpack\\Waf\\Brute_Force_Protection\\Brute_Force_Protection::instance()->ip_is_allowed( '${ALLOWED}' ),
		'hasBlocks' => Jetpack_Gutenberg::should_load(),
		'types' => array_filter( array( 'jetpack-testimonial', 'jetpack-portfolio' ), 'post_type_exists' ),
	) );`);
	return {
		...(JSON.parse(facts) as Settings),
		blocks: isOn('jetpack_waf_ip_block_list_enabled') || isOn('jetpack_waf_ip_list'),
		blocked: options.jetpack_waf_ip_block_list,
		allowed: options.jetpack_waf_ip_allow_list,
		code: (options.verification_services_codes as Settings | undefined)?.google,
	};
}
