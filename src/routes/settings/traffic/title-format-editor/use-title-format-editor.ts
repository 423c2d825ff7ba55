import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useRef, useState, useCallback, useLayoutEffect, type PointerEvent } from 'react';
import { formatNumber } from '../../../../lib/locale';
import type { PageType, TitlePart, Token } from '../../../../lib/seo/title-format';
import {
	insertToken,
	moveToken,
	removeToken,
	toParts,
	toSlots,
	writeText,
	type TitleSlots,
} from '../../../../lib/seo/title-slots';

interface EditorOptions {
	type: PageType;
	parts: readonly TitlePart[];
	isDisabled: boolean;
	onChange: (parts: TitlePart[]) => void;
	focusAfterEdit: (target: FocusTarget) => void;
}

/** Within which text, and where in it. */
interface Caret {
	slot: number;
	position: number;
}

/** The cursor's last place, else the end. */
function caretFor({ texts }: TitleSlots, caret: Caret | null): Caret {
	const last = texts.length - 1;
	return caret && caret.slot <= last ? caret : { slot: last, position: texts[last]?.length ?? 0 };
}

/** The token that follows, else the last; without any, the words. */
const focusAfterRemoval = (at: number, left: number): FocusTarget =>
	left > 0 ? { kind: 'token', index: Math.min(at, left - 1) } : { kind: 'text', index: 0 };

/** View and handlers of one editor. */
export function useTitleFormatEditor({ type, parts, isDisabled, onChange, focusAfterEdit }: EditorOptions) {
	const slots = useMemo(() => toSlots(parts), [parts]);
	const [announcement, setAnnouncement] = useState('');
	const [chosen, setChosen] = useState<number | null>(null);
	const caret = useRef<Caret | null>(null);

	const edit = (next: TitleSlots, announced: string, focus: FocusTarget | null) => {
		onChange(toParts(next));
		setAnnouncement(announced);
		if (focus) {
			focusAfterEdit(focus);
		}
	};

	const move = (from: number, to: number) => {
		const token = slots.tokens[from];
		if (isDisabled || from === to || to < 0 || to >= slots.tokens.length || !token) {
			return;
		}
		setChosen((index) => (index === null ? null : to));
		edit(moveToken(slots, from, to), movedText(token, to, slots.tokens.length), { kind: 'token', index: to });
	};

	const remove = (at: number) => {
		const token = slots.tokens[at];
		if (isDisabled || !token) {
			return;
		}
		setChosen(null);
		edit(removeToken(slots, at), removedText(token), focusAfterRemoval(at, slots.tokens.length - 1));
	};

	return {
		...slots,
		announcement,
		chosen: chosen !== null && chosen < slots.tokens.length ? chosen : null,
		choose: (at: number) => setChosen((index) => (index === at ? null : at)),
		move,
		remove,
		/** Puts a token where the cursor was last, else at the end. */
		insert(token: Token) {
			if (isDisabled) {
				return;
			}
			const target = caretFor(slots, caret.current);
			caret.current = { slot: target.slot + 1, position: 0 };
			edit(insertToken(slots, token, target), addedText(token), { kind: 'text', index: target.slot + 1 });
		},
		write(at: number, text: string) {
			if (isDisabled) {
				return;
			}
			const next = writeText(slots, at, text, type);
			const added = next.tokens.length - slots.tokens.length;
			edit(next, '', added > 0 ? { kind: 'text', index: at + added } : null);
		},
		noteCaret(slot: number, position: number) {
			caret.current = { slot, position };
		},
	};
}

const removedText = (token: Token) =>
	/* translators: %s: a part of a title, such as "Tagline" */
	sprintf(__('%s removed.', 'site-dashboard'), tokenLabel(token));

const addedText = (token: Token) =>
	/* translators: %s: a part of a title, such as "Tagline" */
	sprintf(__('%s added.', 'site-dashboard'), tokenLabel(token));

const movedText = (token: Token, to: number, count: number) =>
	sprintf(
		/* translators: 1: a part of a title, such as "Tagline", 2: a number, 3: how many parts there are */
		__('%1$s moved to position %2$s of %3$s.', 'site-dashboard'),
		tokenLabel(token),
		formatNumber(to + 1),
		formatNumber(count),
	);

/** A token or a text of the editor. */
interface FocusTarget {
	kind: 'token' | 'text';
	index: number;
}

/** An edit rerenders the parts: the focus goes to the intended one once it's there. */
export function useFocusAfterEdit() {
	const frame = useRef<HTMLDivElement>(null);
	const wanted = useRef<FocusTarget | null>(null);
	useLayoutEffect(() => {
		const target = wanted.current;
		if (!target) {
			return;
		}
		wanted.current = null;
		const element = frame.current?.querySelector<HTMLElement>(`[data-${target.kind}="${target.index}"]`);
		element?.focus();
		if (element instanceof HTMLInputElement) {
			element.setSelectionRange(0, 0);
		}
	});
	const focusAfterEdit = useCallback((target: FocusTarget) => void (wanted.current = target), []);
	return { frame, focusAfterEdit };
}

/** Pixels until a press becomes a drag. */
const THRESHOLD = 6;

interface Drag {
	from: number;
	x: number;
	y: number;
	/** It has moved far enough. */
	isMoving: boolean;
	/** The token that it would take the place of. */
	over: number;
}

/** Moves tokens with the mouse, a pen or a finger; nothing happens until it is let go over another one. */
export function useTokenDrag(onDrop: (from: number, to: number) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const [hasDragged, setHasDragged] = useState(false);
	return {
		dragged: drag?.isMoving ? drag.from : null,
		/** Ignores the click that browsers add to the end of a drag; one without a pointer (detail 0) counts. */
		hasDragged,
		target: drag?.isMoving && drag.over !== drag.from ? drag.over : null,
		handlers: (from: number) => ({
			onPointerDown(event: PointerEvent<HTMLElement>) {
				if (event.button === 0) {
					// Moves that leave the token still come here.
					event.currentTarget.setPointerCapture?.(event.pointerId);
					setHasDragged(false);
					setDrag({ from, x: event.clientX, y: event.clientY, isMoving: false, over: from });
				}
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				const { clientX, clientY } = event;
				const tokens = event.currentTarget.closest('[data-title-editor]');
				setDrag((current) => {
					if (!current) {
						return null;
					}
					const isMoving =
						current.isMoving || Math.hypot(clientX - current.x, clientY - current.y) > THRESHOLD;
					const over = isMoving ? tokenAt(tokens, clientX, clientY) : null;
					return isMoving === current.isMoving && (over ?? current.from) === current.over
						? current
						: { ...current, isMoving, over: over ?? current.from };
				});
			},
			onPointerUp() {
				if (drag?.isMoving && drag.over !== drag.from) {
					onDrop(drag.from, drag.over);
				}
				setHasDragged(drag?.isMoving ?? false);
				setDrag(null);
			},
			onPointerCancel: () => setDrag(null),
		}),
	};
}

/** The token below that point, or null. */
function tokenAt(frame: Element | null, x: number, y: number): number | null {
	for (const element of frame?.querySelectorAll<HTMLElement>('[data-token]') ?? []) {
		const { left, right, top, bottom } = (element.parentElement ?? element).getBoundingClientRect();
		if (x >= left && x <= right && y >= top && y <= bottom) {
			return Number(element.dataset.token);
		}
	}
	return null;
}

/** A token's name for people. */
export function tokenLabel(token: Token): string {
	switch (token) {
		case 'site_name':
			return __('Site title', 'site-dashboard');
		case 'tagline':
			return __('Tagline', 'site-dashboard');
		case 'post_title':
			return __('Post title', 'site-dashboard');
		case 'page_title':
			return __('Page title', 'site-dashboard');
		case 'group_title':
			return __('Tag or category', 'site-dashboard');
		case 'archive_title':
			return __('Archive title', 'site-dashboard');
		case 'date':
			return __('Date', 'site-dashboard');
	}
}

/** A kind of page, as people call it. */
export function pageTypeLabel(type: PageType): string {
	switch (type) {
		case 'front_page':
			return __('Front page', 'site-dashboard');
		case 'posts':
			return __('Posts', 'site-dashboard');
		case 'pages':
			return __('Pages', 'site-dashboard');
		case 'groups':
			return __('Tags and categories', 'site-dashboard');
		case 'archives':
			return __('Archives', 'site-dashboard');
	}
}
