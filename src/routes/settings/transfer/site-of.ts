import type { RootState } from '../../../state/store';

/** Address of the site, for the file and to know one from another; a site below a domain has its path. */
export const siteOf = ({ page }: RootState): string =>
	`${window.location.protocol}//${page.rawUrl.replaceAll('::', '/')}`;

/** Whether two addresses are of the same site, by whatever protocol. */
export const isSameSite = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (address: string) =>
	address
		.replace(/^https?:\/\//i, '')
		.split('/')
		.filter(Boolean)
		.join('/')
		.toLowerCase();
