import type { RootState } from '../../../state/root-state';

/** URL of the site, for the file and to know one from another; a site below a domain has its path. */
export const siteOf = ({ page }: RootState): string =>
	`${window.location.protocol}//${page.rawUrl.replaceAll('::', '/')}`;

/** Compares sites, by whatever protocol. */
export const isSameSite = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (url: string) =>
	url
		.replace(/^https?:\/\//i, '')
		.split('/')
		.filter(Boolean)
		.join('/')
		.toLowerCase();
