import { __ } from '@wordpress/i18n';
import { Button } from './button';
import styles from './copy-button.module.css';
import { HiddenText } from './text';
import { useCopy, type CopyState } from './use-copy';

interface CopyButtonProps {
	/** What goes onto the clipboard. */
	text: string;
	/** Says what is copied where that is not plain from its surroundings. */
	label?: string;
	kind?: 'plain' | 'quiet';
}

/** Copies a text and confirms it for 4 seconds (UI-007), politely for screen readers. */
export function CopyButton({ text, ...look }: CopyButtonProps) {
	const { state, copy } = useCopy(text);
	return <CopyControl state={state} onCopy={() => void copy()} {...look} />;
}

interface CopyControlProps extends Omit<CopyButtonProps, 'text'> {
	state: CopyState;
	onCopy: () => void;
}

/** The button in one of its states. */
export function CopyControl({ state, onCopy, label = __('Copy', 'site-dashboard'), kind }: CopyControlProps) {
	const isCopied = state === 'copied';
	return (
		<span className={styles.frame}>
			<Button kind={kind} onClick={onCopy}>
				<span className={styles.labels}>
					<span className={isCopied ? styles.away : undefined} aria-hidden={isCopied}>
						{label}
					</span>
					<span className={isCopied ? undefined : styles.away} aria-hidden={!isCopied}>
						{__('Copied!', 'site-dashboard')}
					</span>
				</span>
			</Button>
			<span role="status">
				{isCopied && <HiddenText>{__('Copied to the clipboard.', 'site-dashboard')}</HiddenText>}
				{state === 'refused' &&
					__('Your browser did not allow it. Select the text and copy it yourself.', 'site-dashboard')}
			</span>
		</span>
	);
}
