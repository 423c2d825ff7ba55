import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../../lib/direction';
import { formatNumber } from '../../../../lib/locale';
import { Icon } from '../../../../components/ui/icon';
import styles from './title-format-editor.module.css';
import { tokenLabel, type useTitleFormatEditor, type useTokenDrag } from './use-title-format-editor';

interface TitleTokenProps {
	editor: ReturnType<typeof useTitleFormatEditor>;
	drag: ReturnType<typeof useTokenDrag>;
	index: number;
	/** Id of the text that says how it is moved, or why it cannot be. */
	describedBy: string;
}

/** One token: what is pressed, dragged and moved with keys, and the button that removes it. */
export function TitleToken({ editor, drag, index, describedBy }: TitleTokenProps) {
	const token = editor.tokens[index];
	if (!token) {
		return null;
	}
	const name = tokenLabel(token);
	const handleKey = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key === 'Delete' || event.key === 'Backspace') {
			event.preventDefault();
			editor.remove(index);
			return;
		}
		const to = positionAfter(event, index, editor.tokens.length);
		if (to !== null) {
			event.preventDefault();
			editor.move(index, to);
		}
	};
	return (
		<span
			className={classNames(
				styles.token,
				editor.chosen === index && styles.chosen,
				drag.dragged === index && styles.dragged,
				drag.target === index && styles.target,
			)}
		>
			<button
				type="button"
				className={styles.grip}
				data-token={index}
				aria-label={sprintf(
					/* translators: 1: a part of a title, such as "Tagline", 2: a number, 3: how many parts there are */
					__('%1$s, %2$s of %3$s', 'site-dashboard'),
					name,
					formatNumber(index + 1),
					formatNumber(editor.tokens.length),
				)}
				aria-pressed={editor.chosen === index}
				aria-describedby={describedBy}
				onClick={({ detail }) => (detail === 0 || !drag.hasDragged) && editor.choose(index)}
				onKeyDown={handleKey}
				{...drag.handlers(index)}
			>
				{name}
			</button>
			<button
				type="button"
				className={styles.remove}
				/* translators: %s: a part of a title, such as "Tagline" */
				aria-label={sprintf(__('Remove %s', 'site-dashboard'), name)}
				onClick={() => editor.remove(index)}
			>
				<Icon name="close" size={20} />
			</button>
		</span>
	);
}

/** A token's place after a key, in the direction of reading; null for other keys. */
function positionAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, index: number, count: number) {
	switch (key) {
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case 'ArrowLeft':
		case 'ArrowRight':
			return index + ((key === 'ArrowRight') === isRightToLeft(currentTarget) ? -1 : 1);
		default:
			return null;
	}
}
