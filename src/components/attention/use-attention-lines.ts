import { shallowEqual } from 'react-redux';
import type { AttentionItem } from '../../state/attention/selectors';
import { restoreConnection } from '../../state/connection/commands';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectAttentionLinks, toLine, type AttentionLine } from './attention-lines';

/** Sentence and action for each thing. */
export function useAttentionLines(items: readonly AttentionItem[]): AttentionLine[] {
	const dispatch = useAppDispatch();
	const links = useAppSelector(selectAttentionLinks, shallowEqual);
	const onReconnect = () => void dispatch(restoreConnection(false));
	return items.map((item) => toLine(item, links, onReconnect));
}
