import { __ } from '@wordpress/i18n';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../../components/ui/text';
import { useAppSelector } from '../../../state/hooks';
import { normalize, positionsOf } from '../search';
import type { Place } from './places';
import styles from './search-more.module.css';

interface GoToProps {
	places: readonly Place[];
	term: string;
}

/** Screens, cards and actions that a search found, as links; settings follow below. */
export function GoTo({ places, term }: GoToProps) {
	const id = useId();
	return (
		<nav className={styles.places} aria-labelledby={id}>
			<p className={styles.title} id={id}>
				{__('Go to', 'site-dashboard')}
			</p>
			<ul role="list" className={styles.list}>
				{places.map((place) => (
					<li key={place.id}>
						<PlaceLink place={place} term={term} /> <span className={styles.section}>{place.section()}</span>
					</li>
				))}
			</ul>
		</nav>
	);
}

function PlaceLink({ place, term }: { place: Place; term: string }) {
	const { path, words, href } = place;
	const url = useAppSelector((state) => href?.(state) ?? '');
	const label = <Marked text={place.label()} term={term} />;
	return url ? (
		<ExternalLink href={url}>{label}</ExternalLink>
	) : (
		<Link
			to={path}
			onClick={({ ctrlKey, metaKey, shiftKey }) => {
				if (words && !ctrlKey && !metaKey && !shiftKey) {
					leadTo(words());
				}
			}}
		>
			{label}
		</Link>
	);
}

/** A text with the term marked wherever it occurs; the term is never read as markup. */
function Marked({ text, term }: { text: string; term: string }) {
	const positions = positionsOf(text, normalize(term).trim());
	return (
		<>
			{positions.map(([from, to], index) => (
				<Fragment key={from}>
					<span>{text.slice(positions[index - 1]?.[1] ?? 0, from)}</span>
					<mark className={styles.mark}>{text.slice(from, to)}</mark>
				</Fragment>
			))}
			<span>{text.slice(positions.at(-1)?.[1] ?? 0)}</span>
		</>
	);
}

/** Milliseconds until it gives up on a card that doesn't come. */
const PATIENCE = 10_000;
/** After the shell has moved the focus to the heading of a new screen. */
const AFTER_ARRIVAL = 80;
/** Users who do something else meanwhile stay where they are. */
const GOING_ON = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'hashchange'] as const;

/** Scrolls to the heading or button with these words, and focuses it, once the screen has it. */
function leadTo(words: string): void {
	const look = () => {
		const target = [...document.querySelectorAll<HTMLElement>('section :is(h2, h3), button')].find(
			// The results may have a card of the same name.
			(element) => element.textContent.trim() === words && !element.closest('[data-search-results]'),
		);
		if (target) {
			stop();
			if (target.tabIndex < 0) {
				target.tabIndex = -1;
			}
			target.className = [target.className, styles.target].join(' ');
			target.focus({ preventScroll: true });
			(target.closest('section') ?? target).scrollIntoView({ block: 'center' });
		}
	};
	const observer = new MutationObserver(look);
	const stop = () => {
		clearTimeout(begin);
		clearTimeout(end);
		observer.disconnect();
		GOING_ON.forEach((name) => window.removeEventListener(name, stop));
	};
	const begin = setTimeout(() => {
		GOING_ON.forEach((name) => window.addEventListener(name, stop, { passive: true }));
		observer.observe(document.body, { childList: true, subtree: true });
		look();
	}, AFTER_ARRIVAL);
	const end = setTimeout(stop, PATIENCE);
}
