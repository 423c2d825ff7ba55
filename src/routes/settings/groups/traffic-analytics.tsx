import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../components/ui/checkbox';
import { MutedText } from '../../../components/ui/text';
import { TextField } from '../../../components/ui/text-field';
import { measurementId } from '../../../lib/identifiers';
import { optionFailureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasModule } from '../../../state/modules/slice';
import { loadSiteFeatures, selectHasFeature } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import {
	selectDraft,
	selectIsSettingSaving,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import { upgradeTo } from '../upgrade-to';
import { selectHasAnalyticsMap } from '../removed-settings';
import styles from '../traffic/traffic.module.css';
import type { ItemViewProps, SettingsGroup } from './group';

const OPTION = 'jetpack_wga';

const hasModule = (state: RootState) => selectHasModule(state, 'google-analytics');

/**
 * Google Analytics: a module that's set up at the provider (TRAF-052), or, on newer hosts that the provider
 * runs, a map of settings.
 */
export const GOOGLE_ANALYTICS: SettingsGroup = {
	id: 'google-analytics',
	title: () => __('Google Analytics', 'site-dashboard'),
	description: () => __('Tracks visitors with your own Google Analytics account.', 'site-dashboard'),
	keywords: () => __('tracking, GA, measurement', 'site-dashboard'),
	module: 'google-analytics',
	isHere: (state) => hasModule(state) || selectHasAnalyticsMap(state),
	load: { run: (dispatch) => dispatch(loadSiteFeatures()), when: hasModule },
	upsell: {
		hasFeature: (state) => !hasModule(state) || selectHasFeature(state, 'google-analytics'),
		Banner: upgradeTo('google-analytics'),
	},
	support: 'jetpack-support-google-analytics',
	items: [
		{
			kind: 'link',
			id: 'configure-ga',
			label: () => __('Configure Google Analytics', 'site-dashboard'),
			redirect: 'calypso-marketing-traffic#analytics',
			click: { target: 'configure-ga' },
			isShown: hasModule,
		},
		{
			kind: 'view',
			id: OPTION,
			View: AnalyticsMap,
			options: [OPTION],
			label: () => __('Measurement ID', 'site-dashboard'),
			isHere: (state) => selectIsStoredHere(state, OPTION),
			isShown: selectHasAnalyticsMap,
		},
	],
};

const ID = /^(G-[A-Z\d]+|UA-\d+-\d+)?$/;

/** Three members of one map, so they're saved together; its other members stay as they are. */
function AnalyticsMap({ disabledBy }: ItemViewProps) {
	const { code, isActive, isAnonymous, isSaving, failure, onChange } = useAnalyticsMap();
	return (
		<div className={styles.stack}>
			<Checkbox
				label={__('Use Google Analytics', 'site-dashboard')}
				isChecked={isActive}
				onChange={(isOn) => onChange({ is_active: isOn })}
			/>
			<TextField
				label={__('Measurement ID', 'site-dashboard')}
				help={__('Find the ID in Google Analytics, in your site’s data stream.', 'site-dashboard')}
				hint={ID.test(code) ? undefined : __('Enter an ID such as G-ABC1234567.', 'site-dashboard')}
				error={failure || undefined}
				disabledBy={disabledBy}
				isBusy={isSaving}
				value={code}
				attributes={{ placeholder: 'G-', dir: 'ltr', spellCheck: false }}
				onChange={(text) => onChange({ code: measurementId(text) })}
			/>
			<Checkbox
				label={__('Anonymize IP addresses', 'site-dashboard')}
				help={__('Hides part of visitors’ IP addresses, as some countries require.', 'site-dashboard')}
				isChecked={isAnonymous}
				onChange={(isOn) => onChange({ anonymize_ip: isOn })}
			/>
			{isActive && !code && <MutedText>{__('Enter an ID to start tracking.', 'site-dashboard')}</MutedText>}
		</div>
	);
}

function useAnalyticsMap() {
	const dispatch = useAppDispatch();
	const map = useAppSelector((state) => selectDraft(state, OPTION)) as Record<string, unknown>;
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, OPTION));
	const problem = useAppSelector((state) => selectSettingFailure(state, OPTION));
	return {
		code: typeof map.code === 'string' ? map.code : '',
		isActive: map.is_active === true,
		isAnonymous: map.anonymize_ip === true,
		isSaving,
		failure: optionFailureText(problem, OPTION),
		onChange(change: object) {
			if (!isSaving) {
				dispatch(settingEdited({ name: OPTION, value: { ...map, ...change } }));
			}
		},
	};
}
