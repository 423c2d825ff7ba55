import { shallowEqual } from 'react-redux';
import type { AttentionItem } from '../../state/attention/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectAttentionLinks, toLine, type AttentionLine } from './attention-lines';

/** Sentence and action for each thing. */
export function useAttentionLines(items: readonly AttentionItem[]): AttentionLine[] {
	const links = useAppSelector(selectAttentionLinks, shallowEqual);
	return items.map((item) => toLine(item, links));
}
