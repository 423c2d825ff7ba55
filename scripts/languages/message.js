/** The text domain of the dashboard and of its plugin for WordPress. */
export const DOMAIN = 'site-dashboard';

/** A place in a message that something is put into. */
export const PLACEHOLDER = /%(?:\d+\$)?[sdf]/;

/** What tells one message from another. */
export const keyOf = ({ id, context }) => (context ? `${context}\u0004${id}` : id);
