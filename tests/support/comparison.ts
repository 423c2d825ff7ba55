import { within } from '@testing-library/react';
import { region } from './screens';
import type { TestSite } from './test-site';

export const TITLE = 'Compare your plan';
export const section = () => region(TITLE);

/** The rows below the head, cell by cell. */
export const rows = async () => {
	const table = await section().findByRole('table');
	return within(table)
		.getAllByRole('row')
		.slice(1)
		.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
};
export const heads = async () =>
	(await section().findAllByRole('columnheader')).slice(1).map((cell) => cell.textContent);

/** Changes what is sold, and at what price. */
export const selling =
	(edit: (products: Record<string, Record<string, unknown> | undefined>) => unknown) => (site: TestSite) =>
		site.intercept((request) =>
			request.url.includes('/site/products')
				? (site.host.fetch(request).then(async (response) => {
						const answer = (await response.json()) as { data: Record<string, Record<string, unknown>> };
						edit(answer.data);
						return Response.json(answer);
					}) as unknown as Response)
				: null,
		);
