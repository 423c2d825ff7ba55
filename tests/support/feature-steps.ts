/** What a feature step says and does. */
interface FeatureCase {
	step: string;
	title: string;
	enable: string;
	name: string;
	bar?: string;
	/** Plugin, or the settings that are sent. */
	sent: string | Record<string, true>;
	target: string;
	next: string;
	learnMore: string;
}

export const FEATURE_STEPS: readonly FeatureCase[] = [
	{
		step: 'woocommerce',
		title: 'Open your store with WooCommerce',
		enable: 'Install WooCommerce',
		name: 'WooCommerce',
		bar: '40',
		sent: 'woocommerce',
		target: 'admin.php?page=wc-admin&path=/setup-wizard',
		next: 'monitor',
		learnMore: 'https://woocommerce.com/',
	},
	{
		step: 'monitor',
		title: 'Get an alert when your site goes down',
		enable: 'Turn on downtime monitoring',
		name: 'Downtime monitoring',
		bar: '52',
		sent: { monitor: true },
		target: '#/settings?term=monitor',
		next: 'related-posts',
		learnMore: 'https://jetpack.com/support/monitor/',
	},
	{
		step: 'related-posts',
		title: 'Give readers a reason to stay',
		enable: 'Turn on related posts',
		name: 'Related posts',
		bar: '64',
		sent: { 'related-posts': true },
		target: '#/settings?term=related posts',
		next: 'creative-mail',
		learnMore: 'https://jetpack.com/support/related-posts/',
	},
	{
		step: 'creative-mail',
		title: 'Email your subscribers',
		enable: 'Install Creative Mail',
		name: 'Creative Mail',
		bar: '76',
		sent: 'creative-mail-by-constant-contact',
		target: 'admin.php?page=creativemail',
		next: 'site-accelerator',
		learnMore: 'https://wordpress.org/plugins/creative-mail-by-constant-contact/',
	},
	{
		step: 'site-accelerator',
		title: 'Make your pages load faster',
		enable: 'Turn on site accelerator',
		name: 'Site accelerator',
		bar: '88',
		sent: { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
		target: '#/settings?term=cdn',
		next: 'vaultpress-backup',
		learnMore: 'https://jetpack.com/support/site-accelerator/',
	},
	{
		step: 'publicize',
		title: 'Share posts automatically',
		enable: 'Turn on social sharing',
		name: 'Social sharing',
		sent: { publicize: true },
		target: 'source=calypso-marketing-connections',
		next: 'vaultpress-backup',
		learnMore: 'source=jetpack-blog-social-sharing',
	},
	{
		step: 'protect',
		title: 'Find vulnerable plugins before attackers do',
		enable: 'Install Jetpack Protect',
		name: 'Jetpack Protect',
		sent: 'jetpack-protect',
		target: 'admin.php?page=jetpack-protect',
		next: 'summary',
		learnMore: 'source=jetpack-protect-assistant-recommendation',
	},
	{
		step: 'videopress',
		title: 'Show your videos without ads',
		enable: 'Install VideoPress',
		name: 'VideoPress',
		sent: 'videopress',
		target: 'source=jetpack-support-videopress-block-editor',
		next: 'summary',
		learnMore: 'source=jetpack-videopress',
	},
	{
		step: 'boost',
		title: 'Faster pages get more readers',
		enable: 'Install Jetpack Boost',
		name: 'Jetpack Boost',
		sent: 'jetpack-boost',
		target: 'admin.php?page=jetpack-boost',
		next: 'summary',
		learnMore: 'source=jetpack-plugin-boost-recommendation',
	},
];
