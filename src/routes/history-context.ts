import { createContext, use } from 'react';
import type { HashHistory } from './hash-history';

/** The history of this page, for those who guard it. */
export const HistoryContext = createContext<HashHistory | null>(null);

export function useHistory(): HashHistory {
	const history = use(HistoryContext);
	if (!history) {
		throw new Error('History is used outside the router');
	}
	return history;
}
