import { visitorFinder } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { readCookies } from '../http/cookies';
import { foreignChange, isForeignChange, isMisdirected, misdirected } from '../http/foreign';
import { sessionCookieName } from '../http/visit';
import { answer, type Router } from './router';

/** Both forms of the REST root (host contract 3): pretty, and as a query of the front page. */
const PRETTY_ROOT = '/wp-json/';

/**
 * Hands requests below a REST root to the router; null for all others. `noteUser` learns who asked.
 */
export function restEntry(host: HostContext, router: Router) {
	const findVisitor = visitorFinder(host.db);
	const cookieName = sessionCookieName(host.origin);
	return async (request: Request, url: URL, noteUser: (login: string) => void): Promise<Response | null> => {
		const route = routeOf(url);
		if (route === null) {
			return null;
		}
		if (isMisdirected(url, host.origin)) {
			return answer(misdirected(), misdirected().status);
		}
		if (isForeignChange(request, host.origin)) {
			return answer(foreignChange(), foreignChange().status);
		}
		const { session, version } = await findVisitor(readCookies(request).get(cookieName), host.now());
		if (session) {
			noteUser(session.user.login);
		}
		url.searchParams.delete('rest_route');
		return router(host, { request, route, query: url.searchParams, session, version });
	};
}

/** The route that the address asks for, with its leading slash; null when it is no REST address. */
function routeOf({ pathname, searchParams }: URL): string | null {
	if (pathname.startsWith(PRETTY_ROOT)) {
		return decode(pathname.slice(PRETTY_ROOT.length - 1));
	}
	return pathname === '/index.php' || pathname === '/' ? searchParams.get('rest_route') : null;
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
