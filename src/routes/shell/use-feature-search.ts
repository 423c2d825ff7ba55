import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBreakpoint } from '../../components/ui/use-breakpoint';
import { useAppDispatch } from '../../state/hooks';
import { track, trackClick } from '../../state/tracking/thunks';

/** Shorter terms say nothing about what is looked for (EVT-009). */
const SHORTEST_TRACKED = 3;

/**
 * The searched term, which stands in the address as `?term=` (SHELL-068, SHELL-069), and whether the box is open: on
 * small screens and after Escape only while it is used (SHELL-107).
 */
export function useFeatureSearch() {
	const dispatch = useAppDispatch();
	const [params, setParams] = useSearchParams();
	const term = params.get('term') ?? '';
	const isSmall = useBreakpoint('<480');
	const [isWanted, setIsWanted] = useState<boolean | null>(null);
	const [box, setBox] = useState({ seen: term, written: term, version: 0 });
	if (box.seen !== term) {
		// What the box itself wrote is in it already; for any other term it is made anew.
		const version = term === box.written ? box.version : box.version + 1;
		setBox({ seen: term, written: term, version });
	}
	const isTracked = useRef(false);

	useEffect(() => {
		if (term.length >= SHORTEST_TRACKED) {
			dispatch(track('jetpack_wpa_search_term', { term }));
		}
	}, [dispatch, term]);

	return {
		term,
		boxKey: box.version,
		isOpen: term !== '' || (isWanted ?? !isSmall),
		onOpen: () => setIsWanted(true),
		onClose: () => setIsWanted(false),
		onUse: () => {
			if (!isTracked.current) {
				isTracked.current = true;
				dispatch(trackClick({ target: 'nav_item', path: 'search' }));
			}
		},
		onSearch: (value: string) => {
			setBox((current) => ({ ...current, written: value }));
			setParams((current) => withTerm(current, value), { replace: true });
		},
	};
}

function withTerm(params: URLSearchParams, term: string): URLSearchParams {
	const next = new URLSearchParams(params);
	if (term) {
		next.set('term', term);
	} else {
		next.delete('term');
	}
	return next;
}
