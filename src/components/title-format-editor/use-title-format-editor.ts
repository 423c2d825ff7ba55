import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../lib/locale';
import type { PageType, TitlePart, Token } from '../../lib/seo/title-format';
import {
	insertToken,
	moveToken,
	removeToken,
	toParts,
	toSlots,
	writeText,
	type TitleSlots,
} from '../../lib/seo/title-slots';
import { tokenLabel } from './token-label';
import type { FocusTarget } from './use-focus-after-edit';

interface EditorOptions {
	type: PageType;
	parts: readonly TitlePart[];
	isDisabled: boolean;
	onChange: (parts: TitlePart[]) => void;
	focusLater: (target: FocusTarget) => void;
}

/** What one editor shows, says and does. */
export function useTitleFormatEditor({ type, parts, isDisabled, onChange, focusLater }: EditorOptions) {
	const slots = useMemo(() => toSlots(parts), [parts]);
	const [announcement, setAnnouncement] = useState('');
	const [chosen, setChosen] = useState<number | null>(null);
	const caret = useRef<{ slot: number; position: number } | null>(null);

	const edit = (next: TitleSlots, said: string, focus: FocusTarget | null) => {
		onChange(toParts(next));
		setAnnouncement(said);
		if (focus) {
			focusLater(focus);
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
		const left = slots.tokens.length - 1;
		setChosen(null);
		const next = Math.min(at, left - 1);
		edit(
			removeToken(slots, at),
			removedText(token),
			left > 0 ? { kind: 'token', index: next } : { kind: 'text', index: 0 },
		);
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
			const last = slots.texts.length - 1;
			const at = caret.current && caret.current.slot <= last ? caret.current : null;
			const place = at ?? { slot: last, position: slots.texts[last]?.length ?? 0 };
			caret.current = { slot: place.slot + 1, position: 0 };
			edit(insertToken(slots, token, place), addedText(token), { kind: 'text', index: place.slot + 1 });
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
		__('%1$s moved to place %2$s of %3$s.', 'site-dashboard'),
		tokenLabel(token),
		formatNumber(to + 1),
		formatNumber(count),
	);
