import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/ui/icon-button';
import { SearchField } from '../../components/ui/search-field';
import { PRODUCT_NAME } from '../../lib/product';
import styles from './feature-search.module.css';
import { useFeatureSearch } from './use-feature-search';

/** Milliseconds between the last key and the search (SHELL-066). */
const DELAY = 500;

/** The box that narrows the settings to what matches (SHELL-065 to SHELL-070). */
export function FeatureSearch() {
	const { term, boxKey, isOpen, onUse, onOpen, onClose, onSearch } = useFeatureSearch();
	const frame = useRef<HTMLDivElement>(null);
	const wasOpen = useRef(isOpen);
	// The control that had the focus is gone: its successor takes it.
	useEffect(() => {
		if (wasOpen.current !== isOpen && document.activeElement === document.body) {
			frame.current?.querySelector<HTMLElement>('input, button')?.focus();
		}
		wasOpen.current = isOpen;
	}, [isOpen]);
	// Escape in a field with a term clears it, and does not come here (SHELL-107).
	const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the field in it
		<div className={styles.search} role="search" ref={frame} onKeyDown={handleKey} onFocus={onUse}>
			{isOpen ? (
				<SearchField
					key={boxKey}
					/* translators: %s: product name */
					label={sprintf(__('Search for a %s feature.', 'site-dashboard'), PRODUCT_NAME)}
					initialTerm={term}
					delay={DELAY}
					onSearch={onSearch}
				/>
			) : (
				<IconButton icon="search" label={__('Search for a feature', 'site-dashboard')} onClick={onOpen} />
			)}
		</div>
	);
}
