import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run.ts';
import { type Pair, referencePairs } from '../../reference/support/builds';
import { JETPACK_PAGE, OWN_PAGE, ReferenceHost } from '../../reference/support/host';
import { HostProcess } from '../../support/e2e';
import { type Cookie, logIn } from '../../wordpress/support/log-in';

/** What's visited: ours, one with a heading only, an app of React alone, and Jetpack's own. */
export type PageName = 'ours' | 'empty' | 'app' | 'original';

export interface BenchPage {
	url: string;
	/** It's there once this is. */
	seen: string;
	/** And its scripts have run, as those at the end of an admin page do. */
	isWhole?: true;
}

/** A host to be visited, and how long its calls are held back, in ms. */
export interface Place {
	name: string;
	delay: number;
	/** What doesn't depend on the delay is measured elsewhere. */
	isBrief?: boolean;
	cookies: Cookie[];
	pages: Partial<Record<PageName, BenchPage>> & Record<'ours' | 'empty' | 'app', BenchPage>;
}

/** The first cards of the dashboard, below its navigation. */
const OUR_CARDS = '#jp-plugin-container.jpd-root section h2';
const HEADING = '.wrap h1';
const DELAYS = [50, 200, 1000];

/** What Jetpack shows when it's opened: My Jetpack where there's that page, else At a Glance. */
const ORIGINALS: readonly BenchPage[] = [
	{ url: 'admin.php?page=my-jetpack', seen: '#my-jetpack-container h3' },
	{ url: `${JETPACK_PAGE}#/dashboard`, seen: '.jp-at-a-glance .dops-section-header' },
];

/** Starts the hosts that are asked for. Those that are real need the builds of tests/reference. */
export async function startPlaces(
	wanted: 'reference' | 'embedded' | undefined,
	app: string,
): Promise<{ places: Place[]; close: () => Promise<void> }> {
	const ends: Array<() => unknown> = [];
	const close = async () => {
		for (const end of ends) {
			await end();
		}
	};
	const places: Place[] = [];
	try {
		for (const pair of wanted === 'embedded' ? [] : referencePairs()) {
			const host = await startReference(pair);
			ends.push(() => host.close());
			places.push(await referencePlace(pair, host, app));
		}
		if (wanted !== 'reference') {
			const host = await HostProcess.start(['connected', 'everything-on']);
			ends.push(() => host.close());
			const cookies = await logIn(host.origin, 'admin');
			places.push(...DELAYS.map((delay) => embeddedPlace(host.origin, { cookies, delay, app })));
		}
		return { places, close };
	} catch (error) {
		await close();
		throw error;
	}
}

async function startReference(pair: Pair): Promise<ReferenceHost> {
	const host = await ReferenceHost.start(pair);
	host.set('connected');
	const counters = readFileSync(join(ROOT, 'tests/bench/page-load/counters.php'), 'utf8');
	host.files.write('wp-content/mu-plugins/counters.php', counters);
	return host;
}

async function referencePlace({ name }: Pair, host: ReferenceHost, app: string): Promise<Place> {
	const [myJetpack, atAGlance] = ORIGINALS.map((page) => ({ ...page, url: host.admin(page.url) }));
	const isNew = (await host.statusOf('admin', 'admin.php?page=my-jetpack')) === 200;
	const isOld = name.startsWith('jetpack-12.');
	return {
		name,
		delay: 0,
		cookies: host.cookiesOf('admin'),
		pages: {
			ours: { url: host.admin(OWN_PAGE), seen: OUR_CARDS },
			empty: { url: host.admin('admin.php?page=empty'), seen: HEADING, isWhole: true },
			app: appPage(app),
			original: isNew && !isOld ? myJetpack : atAGlance,
		},
	};
}

function embeddedPlace(
	origin: string,
	{ cookies, delay, app }: { cookies: Cookie[]; delay: number; app: string },
): Place {
	const page = (slug: string) => `${origin}/wp-admin/admin.php?page=${slug}`;
	return {
		name: `embedded, calls ${delay} ms later`,
		delay,
		isBrief: delay !== DELAYS[0],
		cookies,
		pages: {
			ours: { url: page('jetpack'), seen: OUR_CARDS },
			empty: { url: page('empty'), seen: 'h1', isWhole: true },
			app: appPage(app),
		},
	};
}

const appPage = (url: string): BenchPage => ({ url: `${url}#/dashboard`, seen: '[data-screen-heading]' });
