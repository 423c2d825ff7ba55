import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { BrowserContext } from '@playwright/test';
import { createHost, type Host } from '../../host/app';
import { GallerySites } from '../../host/gallery-sites';

const ROOT = join(import.meta.dirname, '../..');
const FILES = { assets: join(ROOT, 'dist/dashboard'), images: join(ROOT, 'images') };

/**
 * A site in memory, in the test's own process, on a port of its own. A process for each would take as long to
 * start as most tests take.
 */
export class Site {
	private constructor(
		readonly origin: string,
		readonly host: Host,
		private readonly log: readonly string[],
		private readonly end: () => Promise<void>,
	) {}

	static async start(scenario: readonly string[] = []): Promise<Site> {
		let host: Host | null = null;
		const server = createAdaptorServer({
			fetch: (request) => host?.fetch(request) ?? new Response(null, { status: 503 }),
		});
		await new Promise<void>((resolve, reject) => {
			server.once('error', reject);
			server.listen(0, '127.0.0.1', resolve);
		});
		const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const gallery = new GallerySites(FILES);
		const log: string[] = [];
		const started = await createHost({
			...FILES,
			database: ':memory:',
			origin,
			scenario,
			passwordCost: 2,
			log: (line) => log.push(line),
			openSite: gallery.open.bind(gallery),
		});
		host = started;
		return new Site(origin, started, log, async () => {
			server.close();
			if ('closeAllConnections' in server) {
				server.closeAllConnections();
			}
			await Promise.all([started.close(), gallery.close()]);
		});
	}

	/** The address of the dashboard at that hash. */
	address(hash = ''): string {
		return `${this.origin}/wp-admin/admin.php?page=jetpack${hash}`;
	}

	/** Gives the browser a session of that user, without the form. */
	async signIn(context: BrowserContext, login: string): Promise<void> {
		const { cookie } = await this.host.signIn(login);
		const [name = '', value = ''] = cookie.split('=');
		await context.addCookies([{ name, value, url: this.origin, httpOnly: true, sameSite: 'Lax' }]);
	}

	/** What failed on the host; a browser may leave at any time. */
	get failures(): string[] {
		return this.log.filter((line) => / failed: (?!broken off)/.test(line));
	}

	close(): Promise<void> {
		return this.end();
	}
}
