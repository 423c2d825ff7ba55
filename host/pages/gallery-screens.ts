import { html } from 'hono/html';
import { PRODUCT_PAGES } from '../../src/lib/catalog/product-pages';
import { paths } from '../../src/lib/paths';
import type { HostContext } from '../host-context';
import { page, type Html, type PageContext } from '../http/context';
import { policyFraming } from '../http/headers';
import { isForeign } from '../http/origin';
import { SCENARIOS } from '../scenarios/scenarios';
import { DEMO_USERS } from '../site/set-up';
import { readSite, type Site } from '../site/site';
import { document, messagePage } from './document';

/** States that a connection would hide. */
const UNCONNECTED = /^(not-connected|offline-\w+|partner-coupon)$/;

/** The scenario as it shows most: those that say nothing about the connection are of a connected site. */
function withConnection(name: string): string[] {
	const scenario = SCENARIOS[name];
	const decides = scenario?.needsConnection || scenario?.registers || UNCONNECTED.test(name);
	return decides ? [name] : ['connected', name];
}

/** The same in a color scheme and a direction. A scenario that sets the language has its own direction. */
const inFrame = (name: string, { scheme, direction }: { scheme: string; direction: string }): string[] => [
	...(direction === 'rtl' ? ['rtl'] : []),
	...withConnection(name),
	...(scheme === 'dark' ? ['dark'] : []),
];

/** Opens or reuses a site in these states; resolves to its origin. */
export type OpenSite = (scenario: readonly string[], framedBy: string) => Promise<string>;

/** Logs a demo user in to a site of the gallery. */
export const GALLERY_LOGIN = '/gallery-login';

/** They lead to the provider at once. */
const ELSEWHERE: readonly string[] = [paths.plans.path, paths.plansPrompt.path];
const SCREENS: readonly string[] = [
	...Object.values(paths)
		.map(({ path }) => path)
		.filter((path) => !path.includes(':') && !ELSEWHERE.includes(path)),
	...PRODUCT_PAGES.map((key) => paths.product.to(key)),
	...['site-type', 'monitor', 'summary'].map((slug) => paths.step.to(slug)),
].map((path) => path.slice(1));

const CHOICES = {
	scheme: ['light', 'dark'],
	direction: ['ltr', 'rtl'],
	width: ['1280', '960', '768', '320'],
	user: DEMO_USERS.map(({ login }) => login),
};

type Chosen = Record<'screen' | 'scenario' | keyof typeof CHOICES, string>;

/**
 * `/gallery?screen=my-plan&scenario=plan-expired`: a screen of the real dashboard over a site in that state.
 * Without a scenario it lists them, without a screen those.
 */
async function galleryScreensPage(
	host: HostContext,
	context: PageContext,
	openSite: OpenSite | undefined,
): Promise<Response> {
	const site = await readSite(host.db);
	if (!openSite) {
		const text = 'Live screens are only there on a host that nobody else can reach, without --origin.';
		return page(context, messagePage(site, { heading: 'No live screens here', text }), 404);
	}
	if (isForeign(context.req.raw, host.origin)) {
		const link = { url: '/gallery?screen=', label: 'Choose a screen' };
		const text = 'Other sites can’t open live screens.';
		return page(context, messagePage(site, { heading: 'Request refused', text, link }), 403);
	}
	const chosen = read(context.req.query());
	if (!SCREENS.includes(chosen.screen)) {
		const links = SCREENS.map((screen) => link({ screen }, screen));
		return page(context, galleryDocument(site, 'Screens', list(links)));
	}
	if (!Object.hasOwn(SCENARIOS, chosen.scenario)) {
		const links = Object.entries(SCENARIOS).map(
			([scenario, { summary }]) =>
				html`${link({ screen: chosen.screen, scenario }, scenario)}<br /><span class="host-note"
						>${summary}</span
					>`,
		);
		return page(context, galleryDocument(site, `Screen ${chosen.screen}`, list(links)));
	}
	const origin = await openSite(inFrame(chosen.scenario, chosen), host.origin);
	context.header('Content-Security-Policy', policyFraming(origin));
	return page(context, galleryDocument(site, `${chosen.screen}, ${chosen.scenario}`, frame(chosen, origin)));
}

/** Reads the choices from the URL; an unknown one becomes the first of its list. */
function read(query: Record<string, string>): Chosen {
	const one = (name: keyof typeof CHOICES) =>
		CHOICES[name].find((choice) => choice === query[name]) ?? CHOICES[name][0] ?? '';
	return {
		screen: query.screen ?? '',
		scenario: query.scenario ?? '',
		scheme: one('scheme'),
		direction: one('direction'),
		width: one('width'),
		user: one('user'),
	};
}

const link = (query: Record<string, string>, text: string): Html =>
	html`<a href="?${new URLSearchParams(query).toString()}">${text}</a>`;

const list = (items: Html[]): Html =>
	html`<ul class="gallery-list">
		${items.map((item) => html`<li>${item}</li>`)}
	</ul>`;

function frame(chosen: Chosen, origin: string): Html {
	const { screen, scenario, width, user } = chosen;
	const src = `${origin}${GALLERY_LOGIN}?${new URLSearchParams({ user, screen }).toString()}`;
	const choices = { screen: SCREENS, scenario: Object.keys(SCENARIOS), ...CHOICES };
	return html`<form class="gallery-choices" action="/gallery">
			${Object.entries(choices).map(([name, options]) => select(name, options, chosen[name as keyof Chosen]))}
			<button class="host-button">Show</button>
		</form>
		<p class="host-note">${SCENARIOS[scenario]?.summary}. What you change stays until the host stops.</p>
		<div class="gallery-frame" tabindex="0" role="region" aria-label="Screen">
			<iframe src="${src}" title="${screen}, ${scenario}" width="${width}" height="900"></iframe>
		</div>`;
}

const select = (name: string, options: readonly string[], chosen: string): Html =>
	html`<label
		>${name}
		<select name="${name}">
			${options.map((option) => html`<option ${option === chosen ? html`selected` : ''}>${option}</option>`)}
		</select></label
	>`;

const galleryDocument = (site: Site, title: string, body: Html): Html =>
	document({
		site,
		title,
		bodyClass: '',
		body: html`<main class="gallery-page">
			<h1>${title}</h1>
			<p><a href="/gallery">Components</a> · <a href="/gallery?screen=">Screens</a></p>
			${body}
		</main>`,
	});

const BASE = '/wp-content/plugins/site-dashboard/dist/';

/**
 * Every component in every state, for people and for visual tests; with `?screen=…`, the screens. It holds no
 * data of the site.
 */
export async function galleryPage(
	host: HostContext,
	context: PageContext,
	openSite: OpenSite | undefined,
): Promise<Response> {
	if (context.req.query('screen') !== undefined) {
		return galleryScreensPage(host, context, openSite);
	}
	return page(
		context,
		document({
			site: await readSite(host.db),
			title: 'Components',
			bodyClass: '',
			body: html`<main><div id="jp-plugin-container"></div></main>`,
			head: html`<link rel="stylesheet" href="${BASE}gallery.css" />`,
			end: html`<script defer src="${BASE}gallery.js"></script>`,
		}),
	);
}
