import { createHost, type Host } from '../app';
import { pathOf } from '../rest/route-samples';
import { ROUTES } from '../rest/routes';
import { describeApi } from './document';
import { inferSchema, type AnswerSchema } from './infer-schema';

const ORIGIN = 'http://127.0.0.1:4400';
/** Any time will do, as long as it is the same each time. */
const NOW = Date.UTC(2026, 10, 20, 12);

/** The whole document: the same for the same declarations. */
export async function generate(): Promise<string> {
	const host = await createHost({
		database: ':memory:',
		origin: ORIGIN,
		now: () => NOW,
		scenario: ['connected', 'everything-on'],
	});
	try {
		return `${JSON.stringify(describeApi(await readAnswers(host)), null, '\t')}\n`;
	} finally {
		await host.close();
	}
}

/** The shapes of what a connected site answers its owner. */
async function readAnswers(host: Host): Promise<Map<string, AnswerSchema>> {
	const { cookie, nonce } = await host.signIn('admin');
	const answers = new Map<string, AnswerSchema>();
	for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
		const url = `${ORIGIN}/wp-json/jetpack/v4/${pathOf(route)}`;
		const response = await host.fetch(new Request(url, { headers: { Cookie: cookie, 'X-WP-Nonce': nonce } }));
		const text = await response.text();
		if (response.status === 200 && text) {
			answers.set(`GET ${route.path}`, inferSchema(JSON.parse(text)));
		}
	}
	return answers;
}
