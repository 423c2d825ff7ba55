/** @jest-environment node */
import { anonymous, testHost, testHostWith } from './testing';

const PLACES = [
	'/',
	'/wp-login.php',
	'/wp-admin/',
	'/nowhere',
	'/wp-json/jetpack/v4/connection',
	'/wp-json/',
];

it('Only a site served over HTTPS sends Strict-Transport-Security, for a year', async () => {
	const secure = await testHostWith({ origin: 'https://site.test' });
	const plain = await testHost();
	for (const place of PLACES) {
		const header = async (url: string, host = plain) =>
			(await anonymous(host, url)).headers.get('Strict-Transport-Security');
		expect([place, await header(`https://site.test${place}`, secure)]).toEqual([place, 'max-age=31536000']);
		expect([place, await header(place)]).toEqual([place, null]);
	}
	await Promise.all([secure.close(), plain.close()]);
});
