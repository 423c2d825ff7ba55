import { __, sprintf } from '@wordpress/i18n';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import type { Feature } from '../../state/recommendations/steps';

/** What a feature is, in our own words. */
export interface FeatureText {
	name: string;
	title: string;
	text: string;
	points?: readonly string[];
	/** What its button says. */
	enable: string;
	/** Where there is more: an address, or the name of a redirect. */
	learnMore: string;
	/** Below images/recommendations. */
	image: string;
}

const install = (name: string) =>
	/* translators: %s: name of a plugin */
	sprintf(__('Install %s', 'site-dashboard'), name);

const TEXTS: Readonly<Record<Feature, () => FeatureText>> = {
	woocommerce: () => ({
		name: COMMERCE_NAME,
		/* translators: %s: name of the commerce plugin */
		title: sprintf(__('Open your store with %s', 'site-dashboard'), COMMERCE_NAME),
		text: __('Products, a cart and payments, on the site that you have.', 'site-dashboard'),
		enable: install(COMMERCE_NAME),
		learnMore: 'https://woocommerce.com/',
		image: 'store',
	}),
	monitor: () => ({
		name: __('Downtime monitoring', 'site-dashboard'),
		title: __('Know at once when your site is down', 'site-dashboard'),
		text: __(
			'Your site is looked at all day long. When it does not answer, you get an e-mail or a message on your phone.',
			'site-dashboard',
		),
		enable: __('Turn on downtime monitoring', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/monitor/',
		image: 'monitor',
	}),
	'related-posts': () => ({
		name: __('Related posts', 'site-dashboard'),
		title: __('Give readers a reason to stay', 'site-dashboard'),
		text: __('Below each post, visitors see others of yours on the same subject.', 'site-dashboard'),
		enable: __('Turn on related posts', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/related-posts/',
		image: 'related-posts',
	}),
	'creative-mail': () => ({
		name: 'Creative Mail',
		title: __('Write to those who subscribe', 'site-dashboard'),
		text: __(
			'People who leave their address in your newsletter form become a list that you can write to.',
			'site-dashboard',
		),
		enable: install('Creative Mail'),
		learnMore: 'https://wordpress.org/plugins/creative-mail-by-constant-contact/',
		image: 'mail',
	}),
	'site-accelerator': () => ({
		name: __('Site accelerator', 'site-dashboard'),
		title: __('Make your pages load faster', 'site-dashboard'),
		text: __(
			'Images and files come from a network with servers near your visitors, and your own server has less to do.',
			'site-dashboard',
		),
		enable: __('Turn on site accelerator', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/site-accelerator/',
		image: 'speed',
	}),
	publicize: () => ({
		name: __('Social sharing', 'site-dashboard'),
		title: __('Share new posts without a click', 'site-dashboard'),
		text: __('What you publish goes to your social networks by itself.', 'site-dashboard'),
		enable: __('Turn on social sharing', 'site-dashboard'),
		learnMore: 'jetpack-blog-social-sharing',
		image: 'share',
	}),
	protect: () => ({
		/* translators: %s: product name */
		name: sprintf(__('%s Protect', 'site-dashboard'), PRODUCT_NAME),
		title: __('Find weak spots before others do', 'site-dashboard'),
		text: __(
			'Every plugin can have a vulnerability. A scan each day, at no cost, tells you of those that are known.',
			'site-dashboard',
		),
		/* translators: %s: product name */
		enable: install(sprintf(__('%s Protect', 'site-dashboard'), PRODUCT_NAME)),
		learnMore: 'jetpack-protect-assistant-recommendation',
		image: 'shield',
	}),
	videopress: () => ({
		name: 'VideoPress',
		title: __('Show your videos without advertising', 'site-dashboard'),
		text: __('High quality, a player without ads, and the first video costs nothing.', 'site-dashboard'),
		enable: install('VideoPress'),
		learnMore: 'jetpack-videopress',
		image: 'video',
	}),
	boost: () => ({
		/* translators: %s: product name */
		name: sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME),
		title: __('Faster pages are read more often', 'site-dashboard'),
		text: __('You have a new page. See to it that it opens quickly:', 'site-dashboard'),
		points: [
			__('Measure how fast your pages are', 'site-dashboard'),
			__('Show first what is seen first', 'site-dashboard'),
			__('Load what can wait later', 'site-dashboard'),
		],
		/* translators: %s: product name */
		enable: install(sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME)),
		learnMore: 'jetpack-plugin-boost-recommendation',
		image: 'speed',
	}),
};

export const featureText = (feature: Feature): FeatureText => TEXTS[feature]();
