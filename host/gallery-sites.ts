import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createHost, type Host, type HostOptions } from './app';
import { isMisdirected } from './http/origin';
import { busy } from './errors';
import { GALLERY_LOGIN } from './pages/gallery-screens';
import { DEMO_USERS } from './site/set-up';

/** Sites that are kept at a time; the one not looked at for longest makes way. */
const MOST = 8;

interface LiveSite {
	origin: string;
	close(): Promise<void>;
}

/**
 * The sites of the gallery's live screens (decision 0025): one in memory for each list of scenarios, each a
 * whole host on a port of its own, at the address of this one.
 */
export class GallerySites {
	readonly #sites = new Map<string, Promise<LiveSite>>();
	#last: Promise<unknown> = Promise.resolve();
	readonly #options: Pick<HostOptions, 'assets' | 'images'>;

	constructor(options: Pick<HostOptions, 'assets' | 'images'>) {
		this.#options = options;
	}

	/** Origin of the site in these states, which starts with the first call; only `framedBy` may frame it. */
	async open(scenario: readonly string[], framedBy: string): Promise<string> {
		const key = scenario.join();
		const site = this.#sites.get(key) ?? this.#start(key, { scenario, framedBy });
		// The one looked at last comes last.
		this.#sites.delete(key);
		this.#sites.set(key, site);
		const [[oldest] = ['']] = this.#sites;
		if (this.#sites.size > MOST) {
			await this.#end(oldest);
		}
		try {
			return (await site).origin;
		} catch (error) {
			this.#sites.delete(key);
			throw error;
		}
	}

	/** One after the other, and none that had to make way meanwhile: a start takes the whole process. */
	#start(key: string, options: { scenario: readonly string[]; framedBy: string }): Promise<LiveSite> {
		const site = this.#last.then(() => {
			if (!this.#sites.has(key)) {
				throw busy();
			}
			return start({ ...this.#options, ...options });
		});
		this.#last = site.catch(() => undefined);
		return site;
	}

	async close(): Promise<void> {
		await Promise.all([...this.#sites.keys()].map((key) => this.#end(key)));
	}

	async #end(key: string): Promise<void> {
		const site = this.#sites.get(key);
		this.#sites.delete(key);
		// One that couldn't start has nothing to close.
		await site?.then(({ close }) => close()).catch(() => undefined);
	}
}

async function start(
	options: Pick<HostOptions, 'assets' | 'images' | 'scenario'> & { framedBy: string },
): Promise<LiveSite> {
	let host: Host | null = null;
	let origin = '';
	const server = createAdaptorServer({
		fetch: (request) => (host ? answer(host, origin, request) : new Response(null, { status: 503 })),
	});
	const { hostname } = new URL(options.framedBy);
	const port = await new Promise<number>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, hostname.replace(/[[\]]/g, ''), () => resolve((server.address() as AddressInfo).port));
	});
	origin = `http://${hostname}:${port}`;
	const close = async () => {
		server.close();
		if ('closeAllConnections' in server) {
			server.closeAllConnections();
		}
		await host?.close();
	};
	try {
		host = await createHost({ ...options, database: ':memory:', origin });
	} catch (error) {
		await close();
		throw error;
	}
	return { origin, close };
}

/** Answers as the host does, and logs a demo user in without the form, for the frame. */
async function answer(host: Host, origin: string, request: Request): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url);
	const user = DEMO_USERS.find(({ login }) => login === searchParams.get('user'));
	const isOtherSite = request.headers.get('Sec-Fetch-Site') === 'cross-site';
	if (pathname !== GALLERY_LOGIN || !user || isOtherSite || isMisdirected(request, origin)) {
		return host.fetch(request);
	}
	const { cookie } = await host.signIn(user.login);
	return new Response(null, {
		status: 302,
		headers: {
			Location: `/wp-admin/admin.php?page=jetpack#/${encodeURI(searchParams.get('screen') ?? '')}`,
			'Set-Cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax`,
		},
	});
}
