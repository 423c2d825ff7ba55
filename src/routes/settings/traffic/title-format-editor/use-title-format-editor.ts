import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useRef, useState } from 'react';
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
import { tokenLabel } from './token-label';
import type { FocusTarget } from './use-focus-after-edit';

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
