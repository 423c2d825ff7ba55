import { unfinished, type Names, type Recipe } from '../lib/recipe.ts';

const REMOTES = 'src/state/late-remotes.ts';

/** A GET call: its contract, the client's function, the embedded host's answer, and the state. */
export function endpoint(names: Names): Recipe {
	const { kebab, camel, pascal, title } = names;
	return {
		files: {
			[`src/rest-api/contract/${kebab}.ts`]: `/** Payload of \`${kebab}\`: its section of docs/host-contract.md. */
import * as v from 'valibot';
import { numberOrNull } from './primitives';

/** GET ${kebab}. */
export const ${camel} = v.object({ count: numberOrNull() });
export type ${pascal} = v.InferOutput<typeof ${camel}>;
`,
			[`src/rest-api/${kebab}.ts`]: `import type { Client } from './client';
import { ${camel} } from './contract/${kebab}';

/** ${title}: say what the host answers, and its requirement if there is one. */
export const get${pascal} = (client: Client, signal?: AbortSignal) =>
	client.get('${kebab}', ${camel}, { signal });
`,
			[`host/rest/${kebab}.ts`]: `import * as may from './permissions';
import { defineRoute, type Route } from './route';

export const ${camel}Routes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: '${kebab}',
		summary: '${title}.',
		permission: may.viewAdmin,
		params: {},
		handle: () => ({ count: 0 }),
	}),
];
`,
			[`tests/integration/${kebab}-call.test.ts`]: `import { load${pascal}, select${pascal} } from '../../src/state/late-remotes';
import { openStore } from '../support/open-piece';

it('loads ${title} from the host', async () => {
	const { store } = await openStore();
	await store.dispatch(load${pascal}());
	expect(select${pascal}(store.getState())).toMatchObject({ status: 'ready', data: { count: 0 } });
	${unfinished(names, 'the host answers')}
});
`,
		},
		additions: additions(names),
		next: [
			`Write the answer in host/rest/${kebab}.ts, and its schema in src/rest-api/contract/${kebab}.ts.`,
			`Components load it with useLoad and load${pascal}, and read select${pascal} (src/state/late-remotes.ts).`,
			'Describe the call in docs/host-contract.md; name its requirement in tests/support/endpoints.table.ts.',
			'Run npm run openapi.',
		],
	};
}

function additions({ kebab, camel, pascal, title }: Names): Recipe['additions'] {
	return [
		{ file: REMOTES, import: `import { get${pascal} } from '../rest-api/${kebab}';` },
		{ file: REMOTES, import: `import type { ${pascal} } from '../rest-api/contract/${kebab}';` },
		{
			file: REMOTES,
			within: 'LazyLoadedSlices',
			before: '}',
			text: `${camel}: Remote<${pascal}>;\n`,
		},
		{
			file: REMOTES,
			end: `/** ${title}: say what it is, and its requirement if there is one. */
export const { load: load${pascal}, select: select${pascal} } = createRemoteSlice('${camel}', get${pascal});
`,
		},
		{ file: 'host/rest/routes.ts', import: `import { ${camel}Routes } from './${kebab}';` },
		{ file: 'host/rest/routes.ts', list: 'ROUTES', entry: `...${camel}Routes,` },
		{
			file: 'tests/support/endpoints.table.ts',
			import: `import * as ${camel} from '../../src/rest-api/${kebab}';`,
		},
		{
			file: 'tests/support/endpoints.table.ts',
			list: 'MODULES',
			entry: kebab === camel ? `${camel},` : `'${kebab}': ${camel},`,
		},
		{
			file: 'tests/support/endpoints.table.ts',
			list: 'ROWS',
			entry: `['${kebab}.get${pascal} GET ${kebab}'],`,
		},
	];
}
