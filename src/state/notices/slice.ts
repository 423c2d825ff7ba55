import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { SettingsChange } from '../settings/undoable';

export type NoticeStatus = 'is-success' | 'is-error' | 'is-info' | 'is-warning' | 'is-basic';

/** A message about something the user did (NOTICE-016, NOTICE-017). */
export interface Notice {
	noticeId: string;
	status: NoticeStatus;
	text: string;
	/** Milliseconds until it goes by itself; null: it stays. */
	duration: number | null;
	showDismiss: boolean;
	/** Outlives a navigation. */
	isPersistent: boolean;
	/** Waits for the next navigation before it shows. */
	displayOnNextPage: boolean;
	/** What "Copy details" copies; empty: there is nothing to copy. */
	details: string;
	/** A link with the looks of a button (NOTICE-018). */
	button: { text: string; href: string } | null;
	/** The change of settings that it tells of, and that "Undo" takes back. */
	change?: SettingsChange;
	/** Lies over a corner of the window, for what is said about the whole page. */
	isOverlay: boolean;
}

export type NewNotice = Pick<Notice, 'noticeId' | 'status' | 'text'> & Partial<Notice>;

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
		/** A notice with a known id takes the place of the earlier one. */
		noticeShown(state, { payload }: PayloadAction<NewNotice>) {
			const notice: Notice = {
				duration: null,
				showDismiss: true,
				isPersistent: false,
				displayOnNextPage: false,
				details: '',
				button: null,
				isOverlay: false,
				...payload,
			};
			state.items = [notice, ...state.items.filter(({ noticeId }) => noticeId !== notice.noticeId)];
		},
		noticeRemoved(state, { payload }: PayloadAction<string>) {
			state.items = state.items.filter(({ noticeId }) => noticeId !== payload);
		},
		noticePutAway(state, { payload }: PayloadAction<string>) {
			state.putAway[payload] = true;
		},
		/** The user went to another screen (NOTICE-023, NOTICE-024). */
		navigated(state) {
			state.items = state.items
				.filter((notice) => notice.isPersistent || notice.displayOnNextPage)
				.map((notice) => ({ ...notice, displayOnNextPage: false }));
		},
	},
});

export const { noticeShown, noticeRemoved, noticePutAway, navigated } = noticesSlice.actions;
