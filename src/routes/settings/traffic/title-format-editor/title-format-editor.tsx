import { __, sprintf } from '@wordpress/i18n';
import { Fragment, useId } from 'react';
import { offeredTokens, type PageType, type TitlePart } from '../../../../lib/seo/title-format';
import { Button } from '../../../../components/ui/button';
import { VisuallyHidden, MutedText } from '../../../../components/ui/text';
import styles from './title-format-editor.module.css';
import { TitleToken } from './title-token';
import { tokenLabel, useFocusAfterEdit, useTitleFormatEditor, useTokenDrag } from './use-title-format-editor';

interface TitleFormatEditorProps {
	label: string;
	type: PageType;
	parts: readonly TitlePart[];
	onChange: (parts: TitlePart[]) => void;
	/** A title made of it. */
	example: string;
	/** Disables it: id of the text that says why and who can change that. */
	disabledBy?: string;
}

/**
 * Composes a title from tokens and text. Add tokens with the buttons or by typing their names in brackets;
 * drag them, or move them with the arrow keys; remove them with their button or Delete. Changes are
 * announced, and the focus stays with the token.
 */
export function TitleFormatEditor(props: TitleFormatEditorProps) {
	const { label, type, example, disabledBy } = props;
	const id = useId();
	const { frame, focusAfterEdit } = useFocusAfterEdit();
	const editor = useTitleFormatEditor({ ...props, isDisabled: disabledBy !== undefined, focusAfterEdit });
	const drag = useTokenDrag(editor.move);
	const described = disabledBy ?? `${id}-help`;
	return (
		<div
			ref={frame}
			role="group"
			aria-labelledby={`${id}-label`}
			aria-describedby={disabledBy}
			className={styles.editor}
			data-title-editor
		>
			<strong id={`${id}-label`}>{label}</strong>
			<span hidden id={`${id}-help`}>
				{__('Use the arrow keys to move this tag, or press Delete to remove it.', 'site-dashboard')}
			</span>
			<div className={styles.parts}>
				{editor.texts.map((text, index) => (
					<Fragment key={index}>
						<Words editor={editor} index={index} text={text} describedBy={disabledBy ?? ''} />
						{editor.tokens[index] && (
							<TitleToken editor={editor} drag={drag} index={index} describedBy={described} />
						)}
					</Fragment>
				))}
			</div>
			{editor.chosen !== null && <MoveButtons editor={editor} index={editor.chosen} />}
			<div className={styles.offer}>
				{offeredTokens(type).map((token) => (
					<Button
						key={token}
						isDisabled={disabledBy !== undefined}
						describedBy={disabledBy}
						onClick={() => editor.insert(token)}
					>
						{
							/* translators: %s: a part of a title, such as "Tagline" */
							sprintf(__('Add %s', 'site-dashboard'), tokenLabel(token))
						}
					</Button>
				))}
			</div>
			{example && (
				<MutedText>
					{
						/* translators: %s: a title of a page */
						sprintf(__('Example: %s', 'site-dashboard'), example)
					}
				</MutedText>
			)}
			<span role="status">
				<VisuallyHidden>{editor.announcement}</VisuallyHidden>
			</span>
		</div>
	);
}

type Editor = ReturnType<typeof useTitleFormatEditor>;

interface WordsProps {
	editor: Editor;
	index: number;
	text: string;
	describedBy: string;
}

/** The words before, between and after tokens. */
function Words({ editor, index, text, describedBy }: WordsProps) {
	return (
		<input
			type="text"
			className={styles.words}
			data-text={index}
			aria-label={wordsLabel(editor, index)}
			aria-describedby={describedBy || undefined}
			aria-disabled={describedBy ? true : undefined}
			readOnly={describedBy !== ''}
			size={Math.min(Math.max(text.length, 1), 40)}
			dir="auto"
			value={text}
			onChange={(event) => editor.write(index, event.target.value)}
			onSelect={({ currentTarget }) =>
				editor.noteCaret(index, currentTarget.selectionStart ?? currentTarget.value.length)
			}
		/>
	);
}

function wordsLabel({ tokens }: Editor, index: number): string {
	const [before, after] = [tokens[index - 1], tokens[index]];
	if (before) {
		/* translators: %s: a part of a title, such as "Tagline" */
		return sprintf(__('Text after %s', 'site-dashboard'), tokenLabel(before));
	}
	return after
		? /* translators: %s: a part of a title, such as "Tagline" */
			sprintf(__('Text before %s', 'site-dashboard'), tokenLabel(after))
		: __('Title text', 'site-dashboard');
}

/** Moves the token that was pressed, for those who cannot drag. */
function MoveButtons({ editor, index }: { editor: Editor; index: number }) {
	const token = editor.tokens[index];
	const name = token ? tokenLabel(token) : '';
	return (
		<div className={styles.offer}>
			<Button isDisabled={index === 0} onClick={() => editor.move(index, index - 1)}>
				{
					/* translators: %s: a part of a title, such as "Tagline" */
					sprintf(__('Move %s earlier', 'site-dashboard'), name)
				}
			</Button>
			<Button isDisabled={index === editor.tokens.length - 1} onClick={() => editor.move(index, index + 1)}>
				{
					/* translators: %s: a part of a title, such as "Tagline" */
					sprintf(__('Move %s later', 'site-dashboard'), name)
				}
			</Button>
		</div>
	);
}
