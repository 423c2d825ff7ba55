import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { isPending } from '../../../state/remote';
import { Badge } from '../../../components/ui/badge';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import { TextField } from '../../../components/ui/text-field';
import type { AppDispatch } from '../../../state/app-thunk';
import { loadAkismetKey, selectAkismetKey } from '../../../state/akismet/slice';
import { loadSiteFeatures, selectHasFeature } from '../../../state/site/slice';
import { selectPlugins } from '../../../state/plugins/slice';
import type { RootState } from '../../../state/root-state';
import {
	selectFieldText,
	selectIsDirty,
	selectSettingFlag,
	selectIsSettingSaving,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import { selectTypedKey } from '../typed-key/slice';
import { checkAndSaveKey, recheckKey } from '../typed-key/thunks';
import { upgradeTo } from '../upgrade-to';
import type { ItemViewProps, SettingsGroup } from './group';
import { useDebounced } from '../../../components/ui/use-debounced';
import { cleanKey } from '../../../lib/identifiers';
import { failureText, optionFailureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/urls';

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
function pluginKeywords(state: RootState) {
	const plugins = selectPlugins(state);
	const akismet = plugins.status === 'ready' ? plugins.data['akismet/akismet.php'] : undefined;
	return akismet ? [akismet.Name, akismet.Description, akismet.PluginURI] : [];
}

/** The key of the anti-spam plugin; there is no card while that is not active (SEC-038). */
export const ANTI_SPAM: SettingsGroup = {
	id: 'anti-spam',
	title: () => __('Spam protection', 'site-dashboard'),
	description: () => __('Keeps spam out of your comments and forms.', 'site-dashboard'),
	// SET-043.
	keywords: (state) =>
		[
			__('akismet, anti-spam, antispam, spam, comments, API key, akismet.com', 'site-dashboard'),
			...pluginKeywords(state),
		].join(' '),
	isHere: (state) => selectSettingFlag(state, 'akismet'),
	connect: {
		needs: 'account',
		text: () => __('Connect your account to set up spam protection.', 'site-dashboard'),
	},
	load: { run: load },
	upsell: {
		hasFeature,
		isUnknown: (state) => isPending(selectAkismetKey(state)),
		Banner: upgradeTo('akismet'),
		// A key of one's own does without a plan.
		keepsContent: true,
	},
	isCollapsible: true,
	onSave: (dispatch) => ({ after: () => dispatch(recheckKey()) }),
	saveBlockedBy: (state) =>
		selectIsDirty(state, KEY) && isUnproven(state)
			? __('Your key isn’t verified yet.', 'site-dashboard')
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
			label: () => __('Count approved comments per author', 'site-dashboard'),
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

/** Milliseconds after the last key until it is checked (SEC-002). */
const DELAY = 500;
const ABOUT_KEYS = 'https://docs.akismet.com/getting-started/api-key/';

type KeyState = 'fetching' | 'global' | 'empty' | 'checking' | 'invalid' | 'valid' | 'failed';

/** First match wins (SEC-003 to SEC-008). A typed key has its own check, the stored one the host's. */
function selectKeyState(state: RootState): KeyState {
	const text = selectFieldText(state, KEY);
	const isDirty = selectIsDirty(state, KEY);
	const typed = selectTypedKey(state);
	if (text !== '' && typed?.key === text) {
		return typed.verdict === 'unknown' ? 'failed' : typed.verdict;
	}
	if (isDirty) {
		return text === '' ? 'empty' : 'checking';
	}
	const stored = selectAkismetKey(state);
	if (stored.status === 'failed') {
		return 'failed';
	}
	if (stored.status !== 'ready') {
		return 'fetching';
	}
	if (text === '') {
		return stored.data.validKey ? 'global' : 'empty';
	}
	return stored.data.validKey ? 'valid' : 'invalid';
}

function selectKey(state: RootState) {
	const typed = selectTypedKey(state);
	const stored = selectAkismetKey(state);
	const unread = stored.status === 'failed' ? stored.failure : null;
	const text = selectFieldText(state, KEY);
	const isDirty = selectIsDirty(state, KEY);
	return {
		text,
		isSaving: selectIsSettingSaving(state, KEY),
		/** The key that has to be checked; empty: none. */
		unchecked: isDirty && typed?.key !== text,
		state: selectKeyState(state),
		/** The field was emptied; the stored key goes with Save. */
		isRemoval: text === '' && isDirty,
		problem: selectSettingFailure(state, KEY),
		failure: typed?.verdict === 'unknown' ? typed.failure : unread,
		learnMoreUrl: selectRedirect(state, ABOUT_KEYS),
	};
}

function useAntiSpamKey() {
	const dispatch = useAppDispatch();
	const { text, isSaving, unchecked, problem, failure, ...view } = useAppSelector(selectKey, shallowEqual);
	const { run, cancel } = useDebounced((key: string) => void dispatch(checkAndSaveKey(key)), DELAY);

	useEffect(() => {
		if (unchecked && text) {
			run(text);
		}
		return cancel;
	}, [unchecked, text, run, cancel]);

	return {
		...view,
		text,
		failure: failure ? failureText(failure) : '',
		refused: optionFailureText(problem, KEY),
		onEdit: (value: string) => {
			if (!isSaving) {
				dispatch(settingEdited({ name: KEY, value: cleanKey(value) }));
			}
		},
		onRetry() {
			if (unchecked || text) {
				void dispatch(checkAndSaveKey(text));
			} else {
				void dispatch(loadAkismetKey('again'));
			}
		},
	};
}
