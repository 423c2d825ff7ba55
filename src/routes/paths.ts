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
	reconnect: '/reconnect',
	disconnect: '/disconnect',
	connectUser: '/connect-user',
	setup: '/setup',
	wooSetup: '/woo-setup',
} as const;
