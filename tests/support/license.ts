import { screen } from '@testing-library/react';
import { openApp, type OpenOptions } from './open-app';
import { arrived } from './screens';
import type { TestSite } from './test-site';

export const ATTACH = 'licensing/attach-licenses';

export const openLicense = async (options: OpenOptions = {}) => {
	const opened = await openApp({ hash: '#/license/activation', ...options });
	await arrived();
	return opened;
};

export const keyField = () => screen.findByRole('textbox', { name: 'License key' });
export const activateButton = () => screen.getByRole('button', { name: 'Activate' });

/** The host gives this answer to every key. */
export const answering =
	(answer: unknown, status = 200) =>
	(site: TestSite) =>
		site.intercept((request) => (request.url.includes(ATTACH) ? Response.json(answer, { status }) : null));
