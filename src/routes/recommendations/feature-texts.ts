import { __, sprintf } from '@wordpress/i18n';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import type { Feature } from '../../state/recommendations/steps';

/** A feature in our own words. */
export interface FeatureText {
	name: string;
	title: string;
	text: string;
	points?: readonly string[];
	/** The button's words. */
	enable: string;
	/** A URL, or the name of a redirect. */
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
		text: __('Sell products with a cart and payments, right on your site.', 'site-dashboard'),
		enable: install(COMMERCE_NAME),
		learnMore: 'https://woocommerce.com/',
		image: 'store',
	}),
	monitor: () => ({
		name: __('Downtime monitoring', 'site-dashboard'),
		title: __('Get an alert when your site goes down', 'site-dashboard'),
		text: __('Checks your site around the clock and alerts you by email or on your phone.', 'site-dashboard'),
		enable: __('Turn on downtime monitoring', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/monitor/',
		image: 'monitor',
	}),
	'related-posts': () => ({
		name: __('Related posts', 'site-dashboard'),
		title: __('Give readers a reason to stay', 'site-dashboard'),
		text: __('Shows readers related posts below each post.', 'site-dashboard'),
		enable: __('Turn on related posts', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/related-posts/',
		image: 'related-posts',
	}),
	'creative-mail': () => ({
		name: 'Creative Mail',
		title: __('Email your subscribers', 'site-dashboard'),
		text: __(
			'Builds a mailing list from your newsletter form, so you can email everyone who joins.',
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
			'Serves images and files from servers close to your visitors and takes load off your server.',
			'site-dashboard',
		),
		enable: __('Turn on site accelerator', 'site-dashboard'),
		learnMore: 'https://jetpack.com/support/site-accelerator/',
		image: 'speed',
	}),
	publicize: () => ({
		name: __('Social sharing', 'site-dashboard'),
		title: __('Share posts automatically', 'site-dashboard'),
		text: __('Shares each new post to your social networks as you publish it.', 'site-dashboard'),
		enable: __('Turn on social sharing', 'site-dashboard'),
		learnMore: 'jetpack-blog-social-sharing',
		image: 'share',
	}),
	protect: () => ({
		/* translators: %s: product name */
		name: sprintf(__('%s Protect', 'site-dashboard'), PRODUCT_NAME),
		title: __('Find vulnerable plugins before attackers do', 'site-dashboard'),
		text: __(
			'A free daily scan warns you when one of your plugins has a known vulnerability.',
			'site-dashboard',
		),
		/* translators: %s: product name */
		enable: install(sprintf(__('%s Protect', 'site-dashboard'), PRODUCT_NAME)),
		learnMore: 'jetpack-protect-assistant-recommendation',
		image: 'shield',
	}),
	videopress: () => ({
		name: 'VideoPress',
		title: __('Show your videos without ads', 'site-dashboard'),
		text: __('High-quality video in an ad-free player. Your first video is free.', 'site-dashboard'),
		enable: install('VideoPress'),
		learnMore: 'jetpack-videopress',
		image: 'video',
	}),
	boost: () => ({
		/* translators: %s: product name */
		name: sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME),
		title: __('Faster pages get more readers', 'site-dashboard'),
		text: __('You’ve added a page. Make sure it loads fast:', 'site-dashboard'),
		points: [
			__('Measure your page speed', 'site-dashboard'),
			__('Load critical CSS first', 'site-dashboard'),
			__('Defer non-essential JavaScript', 'site-dashboard'),
		],
		/* translators: %s: product name */
		enable: install(sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME)),
		learnMore: 'jetpack-plugin-boost-recommendation',
		image: 'speed',
	}),
};

export const featureText = (feature: Feature): FeatureText => TEXTS[feature]();
