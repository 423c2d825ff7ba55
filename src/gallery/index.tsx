// First, so that every component's own style comes after the base.
import '../components/ui/tokens.css';
import './face.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CARDS } from './cards';
import { CONTROLS } from './controls';
import { DIRECTIONS, Gallery, SCHEMES } from './gallery';
import { LAYERS } from './layers';
import { TEXTS } from './texts';
import { VIEWS } from './views';

const FIXTURES = { ...CONTROLS, ...CARDS, ...TEXTS, ...VIEWS, ...LAYERS };

/** The ones that the URL asks for, or all. */
function wanted(all: readonly string[], one: string | null): readonly string[] {
	return one !== null && all.includes(one) ? [one] : all;
}

/**
 * `?component=Button`, `?dir=rtl` and `?scheme=dark` show less: one frame for each visual test. What measures
 * itself, as a tooltip does, does so in the gallery's own face: it's there first.
 */
async function start(): Promise<void> {
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	const container = document.getElementById('jp-plugin-container');
	if (!container) {
		return;
	}
	const query = new URLSearchParams(window.location.search);
	container.replaceChildren();
	container.classList.add('jpd-root');
	// One card fails on purpose.
	createRoot(container, { onCaughtError: () => {} }).render(
		<StrictMode>
			<Gallery
				fixtures={FIXTURES}
				only={query.get('component')}
				directions={wanted(DIRECTIONS, query.get('dir'))}
				schemes={wanted(SCHEMES, query.get('scheme'))}
			/>
		</StrictMode>,
	);
}

// The host may load us before the container is parsed.
if (document.readyState === 'loading') {
	document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
	void start();
}
