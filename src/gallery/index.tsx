// First, so that every component's own style comes after the base.
import '../components/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { badge, picture } from './badge';
import { banner } from './banner';
import { button } from './button';
import { card, foldableCard } from './card';
import { choices, search, textField } from './field';
import type { Fixture } from './fixture';
import { DIRECTIONS, Gallery } from './gallery';
import { dialog, layers } from './layers';
import { notice } from './notice';
import { progress } from './progress';
import { tabs } from './tabs';
import { icon, text } from './text';
import { toggle } from './toggle';

const FIXTURES: readonly Fixture[] = [
	button,
	toggle,
	card,
	foldableCard,
	badge,
	picture,
	text,
	icon,
	notice,
	banner,
	textField,
	choices,
	search,
	progress,
	tabs,
	layers,
	dialog,
];

/** `?component=Button` shows one component, `?dir=rtl` one direction: for the visual tests. */
function start(): void {
	const container = document.getElementById('jp-plugin-container');
	if (!container) {
		return;
	}
	const query = new URLSearchParams(window.location.search);
	const wanted = DIRECTIONS.filter((direction) => direction === query.get('dir'));
	container.replaceChildren();
	container.classList.add('jpd-root');
	createRoot(container).render(
		<StrictMode>
			<Gallery
				fixtures={FIXTURES}
				only={query.get('component')}
				directions={wanted.length > 0 ? wanted : DIRECTIONS}
			/>
		</StrictMode>,
	);
}

// The host may load us before the container is parsed.
if (document.readyState === 'loading') {
	document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
	start();
}
