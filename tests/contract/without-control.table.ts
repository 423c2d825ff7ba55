const READ_ONLY = 'Nobody sets it: the host says it.';

/** What today’s Jetpack has, 12.0 hadn’t, and no control of ours names, each with the reason. */
export const NEW_WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	categories: READ_ONLY,
	newsletter_has_active_plan: READ_ONLY,
};
