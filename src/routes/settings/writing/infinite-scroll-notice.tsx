import { Notice } from '../../../components/ui/notice';
import { useInfiniteScrollNotice } from './use-infinite-scroll-notice';

/** Stands in place of the choice while somebody else decides (WRITE-029). */
export function InfiniteScrollNotice() {
	return <Notice tone="is-info">{useInfiniteScrollNotice()}</Notice>;
}
