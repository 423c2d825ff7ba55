import type { TestSite } from './test-site';

/** The site has these features, and uses so many megabytes for videos. */
export const siteHas =
	(features: string[], used: number | null = null) =>
	(site: TestSite): void => {
		site.editData('/site/features', (data: object) => ({ ...data, active: features }));
		site.editData('/v4/site', ({ options, ...data }: { options: object }) => ({
			...data,
			options: { ...options, videopress_storage_used: used },
		}));
	};
