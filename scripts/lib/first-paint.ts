import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { JSDOM, requestInterceptor } from 'jsdom';
import type * as App from '../../host/app';
import { readCatalogs } from '../languages/po.ts';
import { GLOBAL, toJed, type Jed } from '../languages/compile.ts';
import { DOMAIN } from '../languages/message.ts';
import { bundle } from './bundle.ts';
import { ROOT } from './run.ts';

const URL_OF_PAGE = 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack';
const FAILURE = 'This screen couldn’t load. Check your connection and try again.';
/** What only serves those who use the page, or names the site that was drawn. */
const NEEDLESS = / (?:id|for|href|target|rel|tabindex|data-(?!if)[\w-]+|aria-(?:checked|label\w*))="[^"]*"/g;

type Read = (url: string) => Promise<Response>;

/**
 * Writes `first-paint.json` beside the built dashboard, for hosts: `html` (what it draws first, by locale)
 * and `script` (the file that says what of it shows).
 */
export async function writeFirstPaint(folder: string): Promise<void> {
	const program = join(await bundle('first-paint', ['host/app.ts'], { format: 'esm' }), 'app.mjs');
	const { createHost } = (await import(pathToFileURL(program).href)) as typeof App;
	const { origin } = new URL(URL_OF_PAGE);
	const host = await createHost({ database: ':memory:', origin, assets: folder, scenario: ['connected'] });
	const headers = { Cookie: (await host.signIn('admin')).cookie };
	const read: Read = (url) => host.fetch(new Request(url, { headers }));
	const withoutStats = await (await read(URL_OF_PAGE)).text();
	await host.applyScenarios('everything-on', 'plan-free');
	const withStats = await (await read(URL_OF_PAGE)).text();
	const html: Record<string, string> = {};
	for (const { locale, texts } of [
		{ locale: 'en_US', texts: null },
		...readCatalogs().map(({ locale, source }) => ({ locale, texts: toJed(source, locale) })),
	]) {
		const frame = await draw(withStats, texts, read);
		const other = (await draw(withoutStats, texts, read)).querySelector('[data-if="stats"]');
		other?.setAttribute('data-if', 'noStats');
		frame.querySelector('[data-if="stats"]')?.after(other ?? '');
		const [failure = FAILURE] = Object.values(texts?.locale_data[DOMAIN]?.[FAILURE] ?? {});
		const markup = frame.innerHTML.replace(NEEDLESS, '').replaceAll(' style=', ' data-style=');
		html[locale] = `${markup}<p data-failure>${failure}</p>`;
	}
	await host.close();
	const { outputFiles } = esbuild.buildSync({
		entryPoints: [join(ROOT, 'src/first-paint/choose.ts')],
		bundle: true,
		minify: true,
		format: 'iife',
		target: 'es2022',
		write: false,
	});
	const script = outputFiles[0]?.text ?? '';
	const name = `first-paint-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
	writeFileSync(join(folder, name), script);
	writeFileSync(join(folder, 'first-paint.json'), JSON.stringify({ html, script: name }, null, '\t'));
}

/** The built dashboard's first render; no call is answered. */
async function draw(page: string, texts: Jed | null, read: Read): Promise<Element> {
	const { window } = new JSDOM(page, {
		url: URL_OF_PAGE,
		runScripts: 'dangerously',
		pretendToBeVisual: true,
		resources: {
			interceptors: [requestInterceptor(({ url }) => (url.includes('.css') ? new Response() : read(url)))],
		},
		beforeParse: (made) => {
			const fetch = () => new Promise(() => {});
			Object.assign(made, { fetch, AbortController, Request, Headers, TextEncoder, [GLOBAL]: texts });
		},
	});
	const container = window.document.getElementById('jp-plugin-container') as Element;
	await new Promise<void>((resolve) => {
		const observer = new window.MutationObserver(() => container.querySelector('h1') && resolve());
		observer.observe(container, { childList: true, subtree: true });
	});
	const frame = container.cloneNode(true) as Element;
	Object.assign(window, { innerWidth: 320 });
	window.dispatchEvent(new window.Event('resize'));
	await new Promise((resolve) => setTimeout(resolve));
	reduce(frame, container.querySelector('nav button')?.parentElement);
	window.close();
	return frame;
}

/** Leaves what all sites draw, and says in `data-if` when: `src/first-paint/choose.ts` knows. */
function reduce(container: Element, menu: Element | null | undefined): void {
	const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
	const [frame] = container.children;
	const [, ...below] = frame?.children ?? [];
	const [list] = all('nav ul');
	const [, facts, stats, security, ...later] =
		container.querySelector('h1')?.parentElement?.parentElement?.children ?? [];
	const [line] = all('[style*="narrow: 20px"]');
	for (const button of all('[role="switch"]')) {
		const header = button.closest('section')?.firstElementChild;
		header?.lastElementChild?.setAttribute('style', 'visibility: hidden');
		header?.nextElementSibling?.replaceChildren(line?.cloneNode() ?? '');
	}
	list?.setAttribute('style', 'overflow: hidden');
	list?.after(menu ?? '');
	const conditions: Record<string, Array<Element | null | undefined>> = {
		masthead: [frame],
		dashboard: below,
		wide: [list],
		narrow: [menu],
		recommendations: [list?.querySelector('[href="#/recommendations"]')?.parentElement],
		myJetpack: [list?.querySelector('[href$="=my-jetpack"]')?.parentElement],
		stats: [stats],
		cards: [facts, security],
		free: [security?.lastElementChild],
	};
	for (const [name, elements] of Object.entries(conditions)) {
		elements.forEach((element) => element?.setAttribute('data-if', name));
	}
	[...later, ...all('[data-below], [data-loading] > *')].forEach((element) => element.remove());
}
