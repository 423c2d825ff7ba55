import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { SettingsChange } from '../settings/undoable';

export type NoticeStatus = 'is-success' | 'is-error' | 'is-info' | 'is-warning' | 'is-basic';

/** A message about something the user did (NOTICE-016, NOTICE-017). */
export interface Notice {
	noticeId: string;
	/** Tells one showing from the next: a notice that takes the place of another has its own time in sight. */
	serial: number;
	status: NoticeStatus;
	text: string;
	/** Milliseconds until it goes by itself; null: it stays. */
	duration: number | null;
	showDismiss: boolean;
	/** Outlives a navigation. */
	isPersistent: boolean;
	/** What "Copy details" copies; empty: there is nothing to copy. */
	details: string;
	/** The change of settings that it tells of, and that "Undo" takes back. */
	change?: SettingsChange;
	/** Names of what the task is about, such as settings; none: its id says it all. */
	about?: string[];
}

export type NewNotice = Pick<Notice, 'noticeId' | 'status' | 'text'> & Partial<Omit<Notice, 'serial'>>;

let shown = 0;

export interface NoticesState {
	/** Newest first (NOTICE-019). */
	items: Notice[];
	/** Ids of the notices that the host remembers as dismissed. */
	putAway: Record<string, boolean>;
}

export const noticesState = (bootstrap: Bootstrap): NoticesState => ({
	items: [],
	putAway: bootstrap.dismissedNotices,
});

export const noticesSlice = createSlice({
	name: 'notices',
	initialState: {} as NoticesState,
	reducers: {
		/** A notice with a known id takes the place of the earlier ones, but of no failure of something else. */
		noticeShown: {
			prepare: (notice: NewNotice) => ({ payload: { ...notice, serial: ++shown } }),
			reducer(state, { payload }: PayloadAction<NewNotice & Pick<Notice, 'serial'>>) {
				const notice: Notice = {
					duration: null,
					showDismiss: true,
					isPersistent: false,
					details: '',
					...payload,
				};
				state.items = [notice, ...state.items.filter((earlier) => staysBeside(earlier, notice))];
			},
		},
		/** By its id, or one showing alone by its serial. */
		noticeRemoved(state, { payload }: PayloadAction<string | number>) {
			state.items = state.items.filter(({ noticeId, serial }) => noticeId !== payload && serial !== payload);
		},
		noticePutAway(state, { payload }: PayloadAction<string>) {
			state.putAway[payload] = true;
		},
		/** The user went to another screen (NOTICE-023). */
		navigated(state) {
			state.items = state.items.filter(({ isPersistent }) => isPersistent);
		},
	},
});

/**
 * Tasks of one kind share an id. What failed stays while others of its kind start and end, and one that runs is still
 * said to run when another ends; the same task anew takes the place of all that was said of it (NOTICE-085).
 */
function staysBeside(earlier: Notice, { noticeId, status, about = [] }: Notice): boolean {
	const isSame = !about.length || about.some((name) => earlier.about?.includes(name));
	return (
		earlier.noticeId !== noticeId ||
		(!isSame && (earlier.status === 'is-error' || (earlier.status === 'is-info' && status !== 'is-info')))
	);
}

export const { noticeShown, noticeRemoved, noticePutAway, navigated } = noticesSlice.actions;
