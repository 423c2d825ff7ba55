import { screen, within } from '@testing-library/react';
import { Screen } from '../../src/routes/my-plan/screen';
import { GlobalNotices, PassingNotices } from '../../src/routes/shell/notices/global-notices';
import type { OpenOptions } from './open-app';
import { openPiece } from './open-piece';
import { region } from './screens';
import { purchaseOf } from './shop';
import { ORIGIN, type TestSite } from './test-site';

export const DAY = 24 * 60 * 60 * 1000;

/** My Plan and what is announced on it, without the shell around it. */
export const openMyPlan = (options: OpenOptions = {}) =>
	openPiece(
		<>
			<PassingNotices />
			<GlobalNotices location="area" />
			<Screen />
		</>,
		options,
	);

/** Answers of the provider, changed in transit: what `edit` makes of the decoded data. */
export const editing = (path: string, edit: (data: never) => unknown) => (site: TestSite) =>
	site.editData(path, edit);

/** Changes what is sold, and at what price. */
export const selling =
	(edit: (products: Record<string, Record<string, unknown> | undefined>) => unknown) => (site: TestSite) =>
		site.edit('/site/products', (answer: { data: Record<string, Record<string, unknown>> }) => {
			edit(answer.data);
			return answer;
		});

/** The plan has that slug; the name that the provider gives it is another's unless one is given. */
export const withPlan = (slug: string, name?: string) =>
	editing('/jetpack/v4/site', (data: { plan: object }) => ({
		...data,
		plan: { ...data.plan, product_slug: slug, ...(name === undefined ? {} : { product_name: name }) },
	}));

const purchase = (more: Record<string, unknown>) => ({
	...purchaseOf('jetpack_scan', { ID: '1', product_name: 'Jetpack Scan' }),
	active: '1',
	...more,
});

export const withPurchases = (...list: Array<Record<string, unknown>>) =>
	editing('/site/purchases', () => list.map(purchase));

export const all =
	(...changes: Array<(site: TestSite) => void>) =>
	(site: TestSite) =>
		changes.forEach((change) => change(site));

/** Names of the cards in the grid, from top to bottom. */
export const grid = () =>
	within(screen.getByRole('region', { name: 'What’s in your plan' }))
		.queryAllByRole('heading', { level: 3 })
		.map((heading) => heading.textContent);

export const placeholders = () =>
	[...document.querySelectorAll('[data-placeholders]')].map((part) =>
		Number(part.getAttribute('data-placeholders')),
	);

export const query = (link: HTMLElement) =>
	Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

/** Parameters of the way to the checkout of a product, and back. */
export const checkoutTo = (path: string, source = 'jetpack-recommendations-product-checkout') => ({
	source,
	site: '127.0.0.1:4400',
	path,
	query: `coupon=&redirect_to=${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
});

export const planCard = () => region('My Plan');

export const ATTACH = 'licensing/attach-licenses';
export const keyField = () => screen.getByRole('textbox', { name: 'License key' });
export const activateButton = () => screen.getByRole('button', { name: 'Activate' });
