import type { TestSite } from './test-site';

/** The site has these features, and uses so many megabytes for videos. */
export const siteHas =
	(features: string[], used: number | null = null) =>
	(site: TestSite): void => {
		const change = async (request: Request, edit: (data: Record<string, unknown>) => void) => {
			const response = await site.host.fetch(request);
			const answer = (await response.json()) as { data: string };
			const data = JSON.parse(answer.data) as Record<string, unknown>;
			edit(data);
			return new Response(JSON.stringify({ ...answer, data: JSON.stringify(data) }));
		};
		site.intercept((request) => {
			if (request.url.includes('/site/features')) {
				return change(request, (data) => (data.active = features));
			}
			return /v4\/site(\?|$)/.test(request.url)
				? change(request, (data) => Object.assign(data.options as object, { videopress_storage_used: used }))
				: null;
		});
	};
