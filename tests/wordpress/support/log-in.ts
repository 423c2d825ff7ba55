import { request, type APIRequestContext } from '@playwright/test';

export type Cookie = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'][number];

/** Logs somebody in whose password is the name; returns what a browser keeps of it. */
export async function logIn(address: string, name: string): Promise<Cookie[]> {
	const visitor = await request.newContext();
	try {
		const page = `${address}/wp-login.php`;
		await visitor.get(page);
		await visitor.post(page, { form: { log: name, pwd: name }, maxRedirects: 0 });
		return (await visitor.storageState()).cookies;
	} finally {
		await visitor.dispose();
	}
}
