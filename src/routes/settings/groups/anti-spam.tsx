import { __ } from '@wordpress/i18n';
import { isPending } from '../../../state/remote';
import { Badge } from '../../../components/ui/badge';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import { TextField } from '../../../components/ui/text-field';
import type { AppDispatch } from '../../../state/app-thunk';
import { loadAkismetKey, selectAkismetKey } from '../../../state/akismet/slice';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../../state/site/slice';
import { selectPlugins } from '../../../state/plugins/slice';
import type { RootState } from '../../../state/root-state';
import { selectFieldText, selectIsDirty, selectSettingFlag } from '../../../state/settings/slice';
import { selectTypedKey } from '../typed-key/slice';
import { recheckKey } from '../typed-key/thunks';
import { type KeyState, useAntiSpamKey } from '../security/use-anti-spam-key';
import { upgradeTo } from '../upgrade-to';
import type { ItemViewProps, SettingsGroup } from './group';

const KEY = 'wordpress_api_key';

const load = (dispatch: AppDispatch) => [dispatch(loadAkismetKey()), dispatch(loadSiteFeatures())];

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

/** The plugin's own description (SET-043). */
function pluginKeywords(state: RootState): string {
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
	title: () => __('Spam protection', 'site-dashboard'),
	description: () => __('Keeps spam out of your comments and forms.', 'site-dashboard'),
	// SET-043.
	keywords: () => __('akismet, anti-spam, antispam, spam, comments, API key, akismet.com', 'site-dashboard'),
	storedKeywords: pluginKeywords,
	isHere: (state) => selectSettingFlag(state, 'akismet'),
	connect: {
		needs: 'account',
		text: () => __('Connect your account to set up spam protection.', 'site-dashboard'),
	},
	load: { run: load },
	upsell: {
		hasFeature,
		isUnknown: (state) => isPending(selectAkismetKey(state)) || selectSiteFeatures(state).status !== 'ready',
		Banner: upgradeTo('akismet'),
		// A key of one's own does without a plan.
		keepsContent: true,
	},
	collapsible: { feature: 'anti-spam', startsOpen: () => true },
	afterSave: (dispatch) => dispatch(recheckKey()),
	saveBlockedBy: (state) =>
		selectIsDirty(state, KEY) && isUnproven(state)
			? __('You can save a key once it’s verified.', 'site-dashboard')
			: '',
	items: [
		{
			kind: 'view',
			id: KEY,
			View: AntiSpamKey,
			options: [KEY],
			label: () => __('Your API key', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			option: 'akismet_show_user_comments_approved',
			label: () => __('Show how many comments of each author were approved', 'site-dashboard'),
			help: () => __('Adds the number beside the author in your list of comments.', 'site-dashboard'),
		},
	],
};

/** The key, and what is known of it (SEC-002 to SEC-010). */
function AntiSpamKey({ disabledBy }: ItemViewProps) {
	const { text, state, isRemoval, failure, refused, learnMoreUrl, onEdit, onRetry } = useAntiSpamKey();
	return (
		<>
			<TextField
				label={__('Your API key', 'site-dashboard')}
				help={__('A new key saves automatically once it’s verified.', 'site-dashboard')}
				value={text}
				error={refused || undefined}
				disabledBy={disabledBy}
				attributes={{ autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
				onChange={onEdit}
			/>
			<div role="status">
				{state === 'failed' ? (
					<ErrorMessage text={failure} onRetry={onRetry} />
				) : (
					<KeyText state={state} learnMoreUrl={learnMoreUrl} />
				)}
				{isRemoval && <MutedText>{__('Save settings to remove your key.', 'site-dashboard')}</MutedText>}
			</div>
		</>
	);
}

function KeyText({ state, learnMoreUrl }: { state: KeyState; learnMoreUrl: string }) {
	switch (state) {
		case 'fetching':
		case 'checking':
			return <MutedText>{__('Verifying your key…', 'site-dashboard')}</MutedText>;
		case 'empty':
			return <MutedText>{__('Your site needs an Anti-spam key.', 'site-dashboard')}</MutedText>;
		case 'invalid':
			return (
				<p>
					{__("There's a problem with your Anti-spam API key.", 'site-dashboard')}{' '}
					<ExternalLink href={learnMoreUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
				</p>
			);
		case 'global':
			return (
				<p>
					<Badge tone="good">{__('Valid', 'site-dashboard')}</Badge>{' '}
					{__('Your server provides a valid key. You don’t need to enter one.', 'site-dashboard')}
				</p>
			);
		default:
			return (
				<p>
					<Badge tone="good">{__('Valid', 'site-dashboard')}</Badge>{' '}
					{__('Your Anti-spam key is valid.', 'site-dashboard')}
				</p>
			);
	}
}
