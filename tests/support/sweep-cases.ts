import { paths } from '../../src/lib/paths';
import { SCENARIOS } from '../../host/scenarios/scenarios';
import { inFrame } from '../../host/scenarios/with-connection';
import { EVERY_PATH, MAIN_PATHS } from './every-path';

/** A site in a scenario, as one user sees it in one color scheme and direction. */
export interface SweepCase {
	title: string;
	/** What the host starts in. */
	scenario: string[];
	user: string;
	paths: readonly string[];
}

/** States in which any screen may show something new. */
const ON_EVERY_SCREEN = /^(connected|everything-on|plan-complete|arabic|german|long-names|three-faults)$/;

const PRODUCTS = ['akismet', 'backup', 'scan', 'search', 'videopress'].map((key) => `/product/${key}`);
const STEPS = ['/recommendations/site-type', '/recommendations/monitor', '/recommendations/summary'];

/** Screens beside the main ones, by the scenario. */
const MORE: ReadonlyArray<readonly [scenario: RegExp, paths: readonly string[]]> = [
	[/^licens/, [paths.licenseActivation.path]],
	[/^(onboarding|recommendations|new-recommendations|fresh|discount|no-suggestions)/, STEPS],
	[/^(plan|product|sale|search)/, PRODUCTS],
	[/^commerce/, [paths.wooSetup.path]],
	[/^(connection-error|error-|identity-crisis)/, [paths.reconnect.path, paths.disconnect.path]],
	[/^(site-only|second-admin|editor)/, [paths.connectUser.path]],
];

/** Whom a scenario is about, besides the administrator who owns the connection. */
const OTHERS: Readonly<Record<string, string>> = {
	connected: 'subscriber',
	'second-admin-linked': 'admin2',
	'site-only': 'admin2',
	'editor-linked': 'editor',
	'stats-for-editors': 'editor',
};

const RIGHT_TO_LEFT = ['ar', 'he'];

/** A language has one direction, and the dark scheme is dark. */
function framesOf(name: string): Array<{ scheme: string; direction: string }> {
	const { language, scheme } = SCENARIOS[name]?.facts ?? {};
	const own = language && (RIGHT_TO_LEFT.includes(language.slice(0, 2)) ? 'rtl' : 'ltr');
	return (scheme ? [scheme] : ['light', 'dark']).flatMap((each) =>
		(own ? [own] : ['ltr', 'rtl']).map((direction) => ({ scheme: each, direction })),
	);
}

function pathsOf(name: string, user: string): readonly string[] {
	if (/^(not-connected|partner-coupon)$/.test(name)) {
		return [paths.dashboard.path];
	}
	if (ON_EVERY_SCREEN.test(name) && user === 'admin') {
		return EVERY_PATH;
	}
	const more = MORE.flatMap(([pattern, list]) => (pattern.test(name) ? list : []));
	return [...MAIN_PATHS, ...more];
}

/**
 * Every scenario in both schemes and directions; or only those named.
 * @throws Error for a name that's no scenario's
 */
export function sweepCases(only: readonly string[] = []): SweepCase[] {
	const unknown = only.filter((name) => !Object.hasOwn(SCENARIOS, name));
	if (unknown.length) {
		throw new Error(`There is no scenario named ${unknown.join(', ')}: see npm start -- --scenario list.`);
	}
	return (only.length ? only : Object.keys(SCENARIOS)).flatMap((name) =>
		framesOf(name).flatMap((frame) =>
			['admin', ...(OTHERS[name] ? [OTHERS[name]] : [])].map((user) => ({
				title: `${name} ${frame.scheme} ${frame.direction} ${user}`,
				scenario: inFrame(name, frame),
				user,
				paths: pathsOf(name, user),
			})),
		),
	);
}
