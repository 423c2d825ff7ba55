/**
 * In place of `@wordpress/hooks`: no plugin can reach the copy in our bundle, so its filters have nobody to
 * ask.
 */
export const defaultHooks = undefined;
