import { selectSilence, selectHasFaultNotice } from '../../state/connection-faults/selectors';
import { failureText } from '../../state/failure-text';
import { useAppSelector } from '../../state/hooks';
import type { Remote } from '../../state/remote';
import type { RootState } from '../../state/root-state';
import { ErrorMessage, MutedText } from '../ui/text';

interface CardFailureProps {
	text: string;
	onRetry: () => void;
}

/**
 * A failed load, and a way to try again. Quiet where a notice says that the provider doesn't respond: its
 * "Try again" loads every card (NOTICE-087).
 */
export function CardFailure({ text, onRetry }: CardFailureProps) {
	const hasNotice = useAppSelector((state) => selectSilence(state) !== undefined);
	return hasNotice ? <MutedText>{text}</MutedText> : <ErrorMessage text={text} onRetry={onRetry} />;
}

/**
 * The first of these loads that failed; `missing` names only what's missing, for where a notice above gives
 * the cause.
 */
export function useCardFailure(
	missing: string,
	...remotes: ReadonlyArray<(state: RootState) => Remote<unknown>>
): string {
	const hasCause = useAppSelector(selectHasFaultNotice);
	const failed = useAppSelector((state) =>
		remotes.map((select) => select(state)).find(({ status }) => status === 'failed'),
	);
	return failed?.status === 'failed' && !hasCause ? failureText(failed.failure) : missing;
}
