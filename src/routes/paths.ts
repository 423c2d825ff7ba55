/** Where the screens are. A link is built from here, never typed by hand. */
export const PATHS = {
	dashboard: '/dashboard',
	settings: '/settings',
	security: '/security',
	performance: '/performance',
	writing: '/writing',
	sharing: '/sharing',
	discussion: '/discussion',
	traffic: '/traffic',
	privacy: '/privacy',
	myPlan: '/my-plan',
	recommendations: '/recommendations',
} as const;

export type PathName = keyof typeof PATHS;

/** The hash link of an in-app path, for places that are no router link. */
export const hashLink = (path: string) => `#${path}`;
