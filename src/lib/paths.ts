import type { ProductPage } from './catalog/product-pages';

type Path = `/${string}`;
type Query = Readonly<Record<string, string>>;

/** A screen at one path. */
const screen = <P extends Path>(path: P) => ({
	path,
	/** Its path for the router, with a query. */
	to: (query: Query) => withQuery(path, query),
	/** Its URL for a link. */
	href: (query?: Query): `#${P}${string}` => `#${withQuery(path, query)}`,
});

/** Screens below one path, by the path's last part. */
const screens = <P extends Path, Key extends string = string>(path: P) => {
	const to = (key: Key): `${P}/${Key}` => `${path}/${key}`;
	return { path: `${path}/:key`, to, href: (key: Key): `#${P}/${Key}` => `#${to(key)}` } as const;
};

/** Paths of the screens. Paths and links are built here, nowhere typed by hand; ESLint checks it. */
export const paths = {
	dashboard: screen('/dashboard'),
	settings: screen('/settings'),
	allSettings: screen('/settings/all'),
	security: screen('/security'),
	performance: screen('/performance'),
	writing: screen('/writing'),
	sharing: screen('/sharing'),
	discussion: screen('/discussion'),
	newsletter: screen('/newsletter'),
	traffic: screen('/traffic'),
	privacy: screen('/privacy'),
	features: screen('/features'),
	tools: screen('/tools'),
	myPlan: screen('/my-plan'),
	activity: screen('/activity'),
	licenseActivation: screen('/license/activation'),
	plans: screen('/plans'),
	plansPrompt: screen('/plans-prompt'),
	/** The page of each product. */
	product: screens<'/product', ProductPage>('/product'),
	recommendations: screen('/recommendations'),
	/** The steps of the recommendations, by slug. */
	step: screens('/recommendations'),
	reconnect: screen('/reconnect'),
	disconnect: screen('/disconnect'),
	connectUser: screen('/connect-user'),
	setup: screen('/setup'),
	wooSetup: screen('/woo-setup'),
};

/** A modal screen shows over the dashboard and has no route (SHELL-011, SHELL-022). */
export const isModalPath = (path: string) => path === paths.disconnect.path || path === paths.reconnect.path;

function withQuery<P extends Path>(path: P, query: Query = {}): `${P}${string}` {
	const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `${path}${pairs.length ? `?${pairs.join('&')}` : ''}`;
}
