import { paths } from '../../src/lib/paths';

/** Those of the plans lead out of the site at once. */
const ELSEWHERE: string[] = [paths.plans.path, paths.plansPrompt.path];

/** The screens, with one of each kind of product page and step. */
export const EVERY_PATH: readonly string[] = [
	...Object.values(paths)
		.map(({ path }) => path)
		.filter((path) => !path.includes(':') && !ELSEWHERE.includes(path)),
	'/product/scan',
	'/product/akismet',
	'/recommendations/site-type',
	'/recommendations/summary',
];

/** The screens that show most of what a site may be in. */
export const MAIN_PATHS: readonly string[] = [
	paths.dashboard.path,
	paths.allSettings.path,
	paths.myPlan.path,
	paths.recommendations.path,
	'/product/security',
	paths.privacy.path,
];

/** The screens whose parts depend on the plan and on what's on. */
export const OF_THE_PLAN = [
	paths.dashboard.path,
	paths.myPlan.path,
	paths.security.path,
	paths.performance.path,
	paths.traffic.path,
	paths.recommendations.path,
];

/** What a screen says of which a part failed. */
export const BROKEN_SCREEN = /This (screen|card|part of the page) couldn’t load|went wrong on this page/;
