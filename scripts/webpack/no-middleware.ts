/**
 * In place of the middlewares of `@wordpress/api-fetch`: those the dashboard never registers, and those that
 * hand on every request of ours unchanged (decision 0015).
 */
export default function passOn<Options, Answer>(
	options: Options,
	next: (options: Options) => Answer,
): Answer {
	return next(options);
}

/** What its module for preloaded answers exports besides. */
export const CLEAR = '';
export const ENABLE_MULTI_USE = '';
