/** Begins the name under which the browser keeps whether the first steps on the site are done. */
export const GET_STARTED = 'site-dashboard-get-started';

/** Begins the name under which the browser keeps that the site had no views. */
export const NO_VIEWS = 'site-dashboard-no-views';
