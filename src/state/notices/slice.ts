import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from '../../rest-api/settings';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { RootState } from '../root-state';

/** A saved change, all that this page knew to be stored before it, and all that is stored after. */
export interface SettingsChange {
	names: string[];
	before: Settings;
	saved: Settings;
	/** The page is about to reload for it. */
	isReloading?: boolean;
}

/** The part of a change that can be undone. */
export type Undo = Pick<SettingsChange, 'before' | 'saved'>;

declare module '../root-state' {
	interface EagerSlices {
		notices: NoticesState;
	}
}

export type NoticeStatus = 'is-success' | 'is-error' | 'is-info' | 'is-warning' | 'is-basic';

/** A message about something the user did (NOTICE-016, NOTICE-017). */
export interface Notice {
	noticeId: string;
	/** Tells one showing from the next: a notice that replaces another has its own time on the screen. */
	serial: string;
	status: NoticeStatus;
	text: string;
	/** Milliseconds until it goes away; null: it stays. */
	duration: number | null;
	showDismiss: boolean;
	/** Outlives a navigation. */
	isPersistent: boolean;
	/** Text for "Copy details"; empty if there's nothing to copy. */
	details: string;
	/** When it was shown, in ms. */
	shownAt: number;
	/** The change of settings it's about, which "Undo" reverts. */
	change?: SettingsChange;
	/** Its words are gone; what's left is "Undo" (NOTICE-089). */
	isSpent?: boolean;
	/** Names of what the task is about, such as settings; none: its id says it all. */
	about?: string[];
}

export type NewNotice = Pick<Notice, 'noticeId' | 'status' | 'text'> & Partial<Omit<Notice, Stamp>>;

/** Set when a notice is shown. */
type Stamp = 'serial' | 'shownAt';

export interface NoticesState {
	/** Newest first (NOTICE-019). */
	items: Notice[];
	/** Ids of the notices that the host remembers as dismissed. */
	dismissed: Record<string, boolean>;
}

export const noticesState = (bootstrap: Bootstrap): NoticesState => ({
	items: [],
	dismissed: bootstrap.dismissedNotices,
});

export const noticesSlice = createSlice({
	name: 'notices',
	initialState: {} as NoticesState,
	reducers: {
		/** A notice with a known id takes the place of the earlier ones, but of no failure of something else. */
		noticeShown: {
			prepare: (notice: NewNotice) => ({
				payload: { ...notice, serial: nanoid(), shownAt: Date.now() },
			}),
			reducer(state, { payload }: PayloadAction<NewNotice & Pick<Notice, Stamp>>) {
				const notice: Notice = {
					duration: null,
					showDismiss: true,
					isPersistent: false,
					details: '',
					...payload,
				};
				state.items = [
					notice,
					...state.items.filter(
						(earlier) => staysBeside(earlier, notice) && !(earlier.isSpent && notice.change),
					),
				];
			},
		},
		/** By its id, or one showing alone by its serial. */
		noticeRemoved(state, { payload }: PayloadAction<string>) {
			state.items = state.items.filter(({ noticeId, serial }) => noticeId !== payload && serial !== payload);
		},
		/** Its time is over: the words go, and "Undo" stays where there's something to undo. */
		noticeEnded(state, { payload }: PayloadAction<string>) {
			state.items = spend(state.items, ({ serial }) => serial === payload);
		},
		noticeDismissed(state, { payload }: PayloadAction<string>) {
			state.dismissed[payload] = true;
		},
		/** The user went to another screen (NOTICE-023). */
		navigated(state) {
			state.items = spend(state.items, ({ isPersistent }) => !isPersistent);
		},
	},
});

/** Without the notices that are over, except the changes that can be undone. */
const spend = (items: Notice[], isOver: (notice: Notice) => boolean): Notice[] =>
	items.flatMap((notice) => {
		if (!isOver(notice)) {
			return notice;
		}
		const { change } = notice;
		return change && !change.isReloading ? { ...notice, isSpent: true } : [];
	});

/**
 * Tasks of one kind share an id. A failure stays while others of its kind start and end, and a running task
 * still shows when another ends; the same task, started again, replaces all its notices (NOTICE-085).
 */
function staysBeside(earlier: Notice, { noticeId, status, about = [] }: Notice): boolean {
	const isSame = !about.length || about.some((name) => earlier.about?.includes(name));
	return (
		earlier.noticeId !== noticeId ||
		(!isSame && (earlier.status === 'is-error' || (earlier.status === 'is-info' && status !== 'is-info')))
	);
}

export const { noticeShown, noticeRemoved, noticeEnded, noticeDismissed, navigated } = noticesSlice.actions;

export const selectNotices = (state: RootState) => state.notices.items;

/** The user dismissed it for good, as the host remembers (NOTICE-027). */
export const selectIsDismissed = (state: RootState, id: string) => state.notices.dismissed[id] === true;

/** Milliseconds that a success stays (NOTICE-026). */
export const SUCCESS_DURATION = 2000;
