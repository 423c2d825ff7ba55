import { __, sprintf } from '@wordpress/i18n';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../components/ui/icon-button';
import { SearchField } from '../../components/ui/search-field';
import { useBreakpoint } from '../../components/ui/collapsing-nav';
import { PRODUCT_NAME } from '../../lib/product';
import { useAppDispatch } from '../../state/hooks';
import { track, trackClick } from '../../state/tracking/thunks/track';
import styles from './feature-search.module.css';

/** Milliseconds between the last key and the search (SHELL-066). */
const DELAY = 500;

/** The box that narrows the settings to what matches (SHELL-065 to SHELL-070). */
export function FeatureSearch() {
	const { term, boxKey, isOpen, onUse, onOpen, onClose, onSearch } = useFeatureSearch();
	const frame = useRef<HTMLDivElement>(null);
	const wasOpen = useRef(isOpen);
	const hasFocus = useRef(false);
	// The control that had the focus is gone: its successor takes it. React hides that from `onBlur`.
	useEffect(() => {
		if (wasOpen.current !== isOpen && hasFocus.current) {
			frame.current?.querySelector<HTMLElement>('input, button')?.focus();
		}
		wasOpen.current = isOpen;
	}, [isOpen]);
	useShortcut(() => {
		flushSync(onOpen);
		const field = frame.current?.querySelector('input');
		field?.focus();
		field?.select();
	});
	// Escape in a field with a term clears it, and does not come here (SHELL-107).
	const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the field in it
		<div
			className={styles.search}
			role="search"
			ref={frame}
			onKeyDown={handleKey}
			onFocus={() => {
				hasFocus.current = true;
				onUse();
			}}
			onBlur={() => {
				hasFocus.current = false;
			}}
		>
			{isOpen ? (
				<SearchField
					key={boxKey}
					/* translators: %s: product name */
					label={sprintf(__('Search for a %s feature.', 'site-dashboard'), PRODUCT_NAME)}
					initialTerm={term}
					delay={DELAY}
					onSearch={onSearch}
					attributes={{
						/* translators: %s: the keys to press, such as Ctrl+K */
						title: sprintf(__('Shortcut: %s', 'site-dashboard'), shortcutName()),
						'aria-keyshortcuts': 'Control+K Meta+K',
					}}
				/>
			) : (
				<IconButton icon="search" label={__('Search for a feature', 'site-dashboard')} onClick={onOpen} />
			)}
		</div>
	);
}

const shortcutName = () => (/Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K');

/** A letter of another script, as keyboards for Greek, Russian or Arabic have it where others have the K. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}\p{Script=Common}]$/u;

const isShortcut = ({ key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyPress) =>
	(key.toLowerCase() === 'k' || (code === 'KeyK' && OTHER_SCRIPT.test(key))) &&
	ctrlKey !== metaKey &&
	!shiftKey &&
	!altKey &&
	!isComposing;

type KeyPress = WindowEventMap['keydown'];

/** Runs at Ctrl+K or ⌘K, ahead of the host's own shortcut; not while a dialog is open. */
function useShortcut(run: () => void): void {
	const latest = useRef(run);
	useEffect(() => {
		latest.current = run;
	});
	useEffect(() => {
		const handleKey = (event: KeyPress) => {
			if (isShortcut(event) && !document.querySelector('[aria-modal="true"], dialog[open]')) {
				event.preventDefault();
				event.stopImmediatePropagation();
				latest.current();
			}
		};
		window.addEventListener('keydown', handleKey, true);
		return () => window.removeEventListener('keydown', handleKey, true);
	}, []);
}

/** Shorter terms say nothing about what is looked for (EVT-009). */
const SHORTEST_TRACKED = 3;

/**
 * The search term, in the URL as `?term=` (SHELL-068, SHELL-069), and whether the box is open: on small
 * screens and after Escape only while in use (SHELL-107).
 */
function useFeatureSearch() {
	const dispatch = useAppDispatch();
	const [params, setParams] = useSearchParams();
	const term = params.get('term') ?? '';
	const isSmall = useBreakpoint('<480');
	const [isWanted, setIsWanted] = useState<boolean | null>(null);
	const [box, setBox] = useState({ seen: term, written: term, version: 0 });
	if (box.seen !== term) {
		// The box's own term is in it already; for any other term it's remounted.
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
