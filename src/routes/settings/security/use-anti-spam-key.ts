import { useEffect } from 'react';
import { useDebounced } from '../../../components/ui/use-debounced';
import { cleanKey } from '../../../lib/identifiers';
import { loadAkismetKey, selectAkismetKey } from '../../../state/akismet/slice';
import { checkAndSaveKey } from '../typed-key/thunks';
import { selectTypedKey } from '../typed-key/slice';
import { failureText, optionFailureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/slice';
import {
	selectFieldText,
	selectIsDirty,
	selectIsSettingSaving,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';

const KEY = 'wordpress_api_key';
/** Milliseconds after the last key until it is checked (SEC-002). */
const DELAY = 500;
const ABOUT_KEYS = 'https://docs.akismet.com/getting-started/api-key/';

export type KeyState = 'fetching' | 'global' | 'empty' | 'checking' | 'invalid' | 'valid' | 'failed';

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

export function useAntiSpamKey() {
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
