import { screen } from '@testing-library/react';
import { openTab, type OpenTab, type TabOptions } from './open-tab';
import type { TestSite } from './test-site';

const EVENT = 'jetpack_site_verification_google_';

export const field = () => screen.queryByRole('textbox', { name: 'Google' });
export const button = (name: string) => screen.findByRole('button', { name });
export const posts = (site: TestSite) => site.callsTo('POST').map(({ path, body }) => [path, body]);
export const checks = (site: TestSite) => site.callsTo('GET', 'verify-site').map(({ path }) => path);
export const recorded = ({ events }: Pick<OpenTab, 'events'>) =>
	events()
		.filter(([name]) => name.startsWith(EVENT))
		.map(([name, properties]) => {
			const own = Object.entries(properties).filter(([key]) => key !== 'blog_id');
			return [name.replace(EVENT, ''), Object.fromEntries(own)];
		});

/** Opens the card of a site with this code, after Google was asked. */
export const openCard = ({ stored, ...options }: TabOptions & { stored?: string } = {}) =>
	openTab('traffic', {
		card: 'verification',
		scenario: ['google-unverified'],
		settings: stored === undefined ? undefined : { google: stored },
		...options,
	});
