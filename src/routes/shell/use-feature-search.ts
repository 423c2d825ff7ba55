import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds between the last key and the search (SHELL-066). */
const DELAY = 500;

/**
 * The typed term. It goes into the address as `?term=` after a pause, clearing it takes it out at once
 * (SHELL-107); when the address changes, the box follows (SHELL-069).
 */
export function useFeatureSearch(): { term: string; setTerm: (term: string) => void } {
	const [params, setParams] = useSearchParams();
	const inAddress = params.get('term') ?? '';
	const [term, setTypedTerm] = useState(inAddress);
	const [seenAddress, setSeenAddress] = useState(inAddress);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	if (seenAddress !== inAddress) {
		setSeenAddress(inAddress);
		setTypedTerm(inAddress);
	}
	useEffect(() => () => clearTimeout(timer.current), []);

	const write = (value: string) =>
		setParams(
			(current) => {
				const next = new URLSearchParams(current);
				if (value) {
					next.set('term', value);
				} else {
					next.delete('term');
				}
				return next;
			},
			{ replace: true },
		);

	return {
		term,
		setTerm(value) {
			setTypedTerm(value);
			clearTimeout(timer.current);
			if (value === '') {
				write('');
			} else {
				timer.current = setTimeout(() => write(value), DELAY);
			}
		},
	};
}
