import { useMemo, type FormEvent } from 'react';
import { shallowEqual } from 'react-redux';
import type { ApiFailure } from '../../rest-api/errors';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectModule } from '../../state/modules/selectors';
import { selectRedirect } from '../../state/page/selectors';
import { saveForm } from '../../state/settings/change';
import { selectIsDirty, selectIsSettingSaving } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { formOptions } from './groups/describe';
import type { SettingsGroup } from './groups/group';
import { selectGroupReason } from './reasons';
import { refusalText } from './refusal';

const loadNothing = () => ({ abort: () => {} });

/** What a card of the settings shows, and what its form does. */
export function useGroup(group: SettingsGroup) {
	const dispatch = useAppDispatch();
	const options = useMemo(() => formOptions(group), [group]);
	const isLoadDue = useAppSelector((state) => (group.load ? (group.load.when?.(state) ?? true) : false));
	useLoad(group.load?.run ?? loadNothing, isLoadDue);
	const facts = useAppSelector((state) => selectFacts(state, group), shallowEqual);
	const isDirty = useAppSelector((state) => options.some((name) => selectIsDirty(state, name)));
	const isSaving = useAppSelector((state) => options.some((name) => selectIsSettingSaving(state, name)));
	return {
		...facts,
		isDirty,
		isSaving,
		onSave(event: FormEvent) {
			event.preventDefault();
			if (isDirty && !isSaving && !facts.saveReason) {
				const failure = (reason: string, why: ApiFailure) => refusalText(group, reason, why);
				void dispatch((group.save ?? saveForm)(options, { failure }));
			}
		},
		onInfo: () => dispatch(trackClick({ target: 'info-icon', feature: group.id })),
		onSupport: () => dispatch(trackClick({ target: 'learn-more', feature: group.id })),
		onFold(isOpen: boolean) {
			if (isOpen && group.fold) {
				dispatch(trackClick({ target: 'foldable-settings-open', feature: group.fold.feature }));
			}
		},
	};
}

/** The Save button is for fields, unless the card says otherwise (SET-040). */
const selectHasForm = (state: RootState, group: SettingsGroup) =>
	group.hasSave?.(state) ?? formOptions(group).length > 0;

function selectFacts(state: RootState, group: SettingsGroup) {
	const reason = selectGroupReason(state, group);
	const hasBanner = selectHasBanner(state, group, reason.link !== '');
	return {
		/** Why nothing here can be changed; empty when it can. */
		reason: reason.text,
		reasonUrl: reason.link ? selectRedirect(state, 'jetpack-support-module-overrides') : '',
		needsConnection: selectNeedsConnection(state, group),
		hasForm: selectHasForm(state, group),
		hasBanner,
		hasContent: !hasBanner || group.gate?.keepsContent === true,
		/** What the host says of the feature; empty for cards of several. */
		about: group.module ? (selectModule(state, group.module)?.description ?? '') : '',
		supportUrl: group.support ? selectRedirect(state, group.support) : '',
		/** Why the edits cannot be saved yet; empty when they can. */
		saveReason: group.saveBlockedBy?.(state) ?? '',
		startsOpen: group.fold?.startsOpen?.(state) ?? false,
	};
}

/** The prompt to connect is for sites that are online (SEC-040). */
function selectNeedsConnection(state: RootState, { connect }: SettingsGroup): boolean {
	if (!connect || selectIsOffline(state)) {
		return false;
	}
	return connect.needs === 'owner' ? !selectHasConnectedOwner(state) : !state.user.isConnected;
}

/** SET-046: a plan without the feature, unless that is not known yet, or is not the reason. */
function selectHasBanner(state: RootState, { gate }: SettingsGroup, isOverridden: boolean): boolean {
	if (!gate || isOverridden || selectIsOffline(state)) {
		return false;
	}
	return !gate.isUnknown?.(state) && !gate.hasFeature(state);
}
