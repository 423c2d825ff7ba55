import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from './open-app';
import { arrived, region } from './screens';
import type { TestSite } from './test-site';

/** The provider's answer of these calls, wrapped as hosts do. */
export const wrapped = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

export const answer = (site: TestSite, path: string, data: unknown) =>
	site.fail('GET', path, 200, wrapped(data));

/** One state of a card: how the site is, what the card says, and the one thing it offers. */
export interface StateOfCard extends OpenOptions {
	says: RegExp;
	/** Name of a link or button on the card. */
	offers?: string;
	href?: RegExp;
	hidden?: string[];
}

export const nameOfState = (title: string, state: string, ids: string) => `${title}: ${state} [${ids}]`;

/** Opens the dashboard in that state, and compares the card with what it should say and offer. */
export async function expectState(
	title: string,
	{ says, offers, href, hidden = [], ...options }: StateOfCard,
) {
	await openApp(options);
	await arrived();
	const card = region(title);
	await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveTextContent(says));
	if (offers) {
		const control = card.getByText((_, element) => isNamed(element, offers));
		if (href) {
			expect(control.closest('a')).toHaveAttribute('href', expect.stringMatching(href));
		}
	}
	hidden.forEach((text) => expect(card.queryByText(text)).not.toBeInTheDocument());
}

const isNamed = (element: Element | null, label: string) =>
	(element?.tagName === 'A' || element?.tagName === 'BUTTON') &&
	(element.textContent ?? '').startsWith(label);

/** The site’s plan, as the provider tells it. */
export const planOf = (slug: string) => (site: TestSite) =>
	answer(site, 'site', { ID: 1, plan: { product_slug: slug }, options: {} });

/** Names of older features, which grant nothing. */
export const LEGACY_FEATURES = [
	'spam-akismet-plus',
	'site-backups-jetpack',
	'security-scanning-jetpack',
	'video-hosting-jetpack',
	'priority-support-jetpack',
	'wordads-jetpack',
	'google-analytics-jetpack',
	'search-jetpack',
	'videopress-jetpack',
];

/** The site’s features, as the provider tells them. */
export const featuresOf =
	(...active: string[]) =>
	(site: TestSite) =>
		answer(site, 'site/features', { active, available: {} });
