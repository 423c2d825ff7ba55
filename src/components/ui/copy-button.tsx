import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/clipboard';
import { type ActionLevel, Button } from './button';
import styles from './copy-button.module.css';
import { VisuallyHidden } from './text';

interface CopyButtonProps {
	/** Goes onto the clipboard. */
	text: string;
	/** Says what is copied where that is not plain from its surroundings. */
	label?: string;
	kind?: ActionLevel;
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
				{isCopied && <VisuallyHidden>{__('Copied to the clipboard.', 'site-dashboard')}</VisuallyHidden>}
				{state === 'refused' && (
					<span>
						{__('Your browser blocked copying. Select the text and copy it manually.', 'site-dashboard')}
					</span>
				)}
			</span>
		</span>
	);
}

/** Milliseconds that the confirmation stays (UI-007). */
const COPIED_FOR = 4000;

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text; says so for 4 seconds, or that the browser refused, until the next try. */
function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
	const [state, setState] = useState<CopyState>('idle');
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			clearTimeout(timer.current);
		};
	}, []);

	const copy = async () => {
		const isCopied = await copyText(text);
		if (isGone.current) {
			return;
		}
		clearTimeout(timer.current);
		setState(isCopied ? 'copied' : 'refused');
		if (isCopied) {
			timer.current = setTimeout(() => setState('idle'), COPIED_FOR);
		}
	};
	return { state, copy };
}
