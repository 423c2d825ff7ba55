import type { ReferenceHost } from './host';

type Settings = Record<string, unknown>;

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

/** Whether it has settings of a newsletter: what the host says to everybody who asks. */
export async function hasNewsletter(host: ReferenceHost): Promise<boolean> {
	const answer = await fetch(`${host.address}/?rest_route=/jetpack/v4/settings`, { method: 'OPTIONS' });
	return /"(sm_enabled|jetpack_subscriptions_from_name)"/.test(await answer.text());
}

/** Turns every module on and every other switch around, and writes what can be written. */
export async function fillSettings(host: ReferenceHost): Promise<void> {
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
export async function inForce(host: ReferenceHost): Promise<Settings> {
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
