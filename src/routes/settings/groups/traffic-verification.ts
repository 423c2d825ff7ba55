import { __ } from '@wordpress/i18n';
import { selectCanAskGoogle } from '../../../state/verification/account';
import { saveVerification, startVerification } from '../../../state/verification/run';
import type { AppDispatch } from '../../../state/store';
import { GoogleVerification } from '../traffic/google-verification';
import type { SettingsGroup } from './group';
import { tagField } from './tag-field';

function load(dispatch: AppDispatch) {
	const calls: { current: { abort: () => void } | null } = { current: null };
	void dispatch(startVerification(calls));
	return { abort: () => calls.current?.abort() };
}

/** Site verification (TRAF-055 to TRAF-071, TRAF-085 to TRAF-092). Names of services are theirs. */
export const VERIFICATION: SettingsGroup = {
	id: 'verification',
	title: () => __('Site verification', 'site-dashboard'),
	description: () =>
		__(
			'Prove to search engines and networks that this site is yours. Paste the tag or the code that they gave you.',
			'site-dashboard',
		),
	words: () => __('verify, ownership, webmaster tools, Search Console, meta tag', 'site-dashboard'),
	module: 'verification-tools',
	support: 'jetpack-support-site-verification-tools',
	load: { run: load, when: selectCanAskGoogle },
	save: saveVerification,
	items: [
		{
			kind: 'module',
			module: 'verification-tools',
			label: () => __('Print the tags on this site', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: 'google',
			View: GoogleVerification,
			isNested: true,
			options: ['google'],
			label: () => __('Google', 'site-dashboard'),
		},
		tagField('bing', 'Bing'),
		tagField('pinterest', 'Pinterest'),
		tagField('yandex', 'Yandex'),
		tagField('facebook', 'Facebook'),
	],
};
