import { __ } from '@wordpress/i18n';
import { loadAkismetKey, selectAkismetKey } from '../../../state/akismet/slice';
import { saveKey } from '../../../state/akismet-key/save';
import { selectTypedKey } from '../../../state/akismet-key/slice';
import { selectPlugins } from '../../../state/plugins/slice';
import { selectFieldText, selectIsDirty, selectSettingFlag } from '../../../state/settings/selectors';
import { selectHasFeature } from '../../../state/site/selectors';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import type { AppDispatch, RootState } from '../../../state/store';
import { AntiSpamBanner } from '../security/anti-spam-banner';
import { AntiSpamKey } from '../security/anti-spam-key';
import type { SettingsGroup } from './group';

const KEY = 'wordpress_api_key';

function load(dispatch: AppDispatch) {
	const calls = [dispatch(loadAkismetKey()), dispatch(loadSiteFeatures())];
	return { abort: () => calls.forEach((call) => call.abort()) };
}

/** A key that holds counts as the feature (SET-046). */
function hasFeature(state: RootState): boolean {
	const check = selectAkismetKey(state);
	const isKeyValid = check.status === 'ready' && check.data.validKey;
	return isKeyValid || selectIsDirty(state, KEY) || selectHasFeature(state, 'antispam');
}

/** Only a key that was proven to hold is sent, or none, which removes the stored one (SEC-009, SEC-010). */
function isUnproven(state: RootState): boolean {
	const typed = selectTypedKey(state);
	const text = selectFieldText(state, KEY);
	return text !== '' && (typed?.verdict !== 'valid' || typed.key !== text);
}

/** What the plugin says of itself (SET-043). */
function pluginWords(state: RootState): string {
	const plugins = selectPlugins(state);
	const akismet = plugins.status === 'ready' ? plugins.data['akismet/akismet.php'] : undefined;
	return [akismet?.Name, akismet?.Description, akismet?.PluginURI]
		.filter(Boolean)
		.join(' ')
		.replace(/\n/g, ' ');
}

/** The key of the anti-spam plugin; there is no card while that is not active (SEC-038). */
export const ANTI_SPAM: SettingsGroup = {
	id: 'anti-spam',
	title: () => __('Anti-spam', 'site-dashboard'),
	description: () => __('Keeps spam out of your comments and forms.', 'site-dashboard'),
	// SET-043.
	words: () => __('akismet, antispam, spam, comments, API key, akismet.com', 'site-dashboard'),
	moreWords: pluginWords,
	isHere: (state) => selectSettingFlag(state, 'akismet'),
	connect: {
		needs: 'account',
		text: () => __('Connect your account to set up Anti-spam.', 'site-dashboard'),
	},
	load: { run: load },
	gate: {
		hasFeature,
		isUnknown: (state) =>
			[selectAkismetKey(state), selectSiteFeatures(state)].some(
				({ status }) => status === 'idle' || status === 'loading',
			),
		Banner: AntiSpamBanner,
	},
	fold: { feature: 'anti-spam', startsOpen: () => true },
	save: (_, way) => saveKey(way),
	saveBlockedBy: (state) =>
		selectIsDirty(state, KEY) && isUnproven(state)
			? __('A key can be saved once it has been checked and holds.', 'site-dashboard')
			: '',
	items: [
		{
			kind: 'view',
			id: KEY,
			View: AntiSpamKey,
			options: [KEY],
			label: () => __('Your API key', 'site-dashboard'),
		},
	],
};
