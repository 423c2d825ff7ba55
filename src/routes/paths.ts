/** Where the screens are. A link is built from here, never typed by hand. */
export const PATHS = {
	dashboard: '/dashboard',
	settings: '/settings',
	allSettings: '/settings/all',
	security: '/security',
	performance: '/performance',
	writing: '/writing',
	sharing: '/sharing',
	discussion: '/discussion',
	traffic: '/traffic',
	privacy: '/privacy',
	myPlan: '/my-plan',
	licenseActivation: '/license/activation',
	plans: '/plans',
	plansPrompt: '/plans-prompt',
	recommendations: '/recommendations',
	reconnect: '/reconnect',
	disconnect: '/disconnect',
	connectUser: '/connect-user',
	setup: '/setup',
	wooSetup: '/woo-setup',
} as const;

/** What stands on top of the dashboard is no screen of its own (SHELL-011, SHELL-022). */
export const isModalPath = (path: string) => path === PATHS.disconnect || path === PATHS.reconnect;
