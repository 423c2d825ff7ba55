import { selectConnectionErrors } from '../../state/connection/slice';
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
 * A failed load, and a way to try again; quiet while the provider is silent or the connection broken, which a
 * notice says and cures (NOTICE-087).
 */
export function CardFailure({ text, onRetry }: CardFailureProps) {
	const hasNotice = useAppSelector(
		(state) => selectSilence(state) !== undefined || selectConnectionErrors(state).length > 0,
	);
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
