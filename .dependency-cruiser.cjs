/** The walls of docs/architecture.md: imports flow one way, and in no circle. */
const wall = (from, to, comment) => ({
	name: `wall-${from.replace(/[^a-z]+/g, '-')}`,
	comment,
	severity: 'error',
	from: { path: `^${from}`, pathNot: '\\.test\\.tsx?$' },
	to: { path: '^(src|host|tests)/', pathNot: to },
});

/** Domains of src/state: each may use those before it, their thunks too. */
const DOMAINS = [
	'session',
	'user',
	'notices',
	'connection',
	'modules',
	'page',
	'tracking',
	'plugins',
	'site',
	'settings',
	'akismet',
	'vaultpress',
	'rewind',
	'scan',
	'purchases',
	'search',
	'connection-faults',
	'licensing',
	'coupon',
	'plugin-work',
	'preview',
	'recommendations',
	'stats',
];

/** Rooms of the embedded host, the lowest first: each may use those before it, and those in its own line. */
const HOST = [
	'catalog|php|errors',
	'store',
	'auth',
	'http',
	'site|provider|host-context',
	'bootstrap|scenarios',
	'pages|rest',
	'app|server|command-line|gallery-sites|openapi|contract|testing',
];

module.exports = {
	forbidden: [
		{
			name: 'no-circle',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{ name: 'no-circle-in-host', severity: 'error', from: { path: '^host/' }, to: { circular: true } },
		wall('src/lib/', '^src/lib/', 'lib is pure and imports nothing else of ours'),
		wall('src/rest-api/', '^src/(lib|rest-api)/', 'the REST client knows no state'),
		wall('src/bootstrap/', '^src/(lib/|bootstrap/|rest-api/[^/]+$)', 'bootstrap only parses'),
		wall('src/state/', '^src/(lib|rest-api|bootstrap|state)/', 'state knows no view'),
		wall('src/components/ui/', '^src/(lib|components/ui)/', 'ui components know no store'),
		wall('src/components/(?!ui/)', '^src/(lib|state|components)/', 'shared pieces know no route'),
		wall('src/routes/', '^src/', 'routes know the front end only'),
		wall(
			'host/',
			'^(host/|src/lib/|src/rest-api/[^/]+$)',
			'the host knows the schemas, never the client, React or state',
		),
		{
			name: 'no-route-to-route',
			comment: 'one route never imports another',
			severity: 'error',
			from: { path: '^src/routes/([^/]+)/', pathNot: ['^src/routes/shell/', '\\.test\\.tsx?$'] },
			to: { path: '^src/routes/([^/]+)/', pathNot: '^src/routes/($1)/' },
		},
		...DOMAINS.slice(0, -1).map((domain, at) => ({
			name: `state-order-${domain}`,
			comment: 'a domain of state imports those before it in the list of this file',
			severity: 'error',
			from: { path: `^src/state/${domain}[/.]`, pathNot: '\\.test\\.tsx?$' },
			to: { path: `^src/state/(${DOMAINS.slice(at + 1).join('|')})[/.]` },
		})),
		...HOST.slice(0, -1).map((rooms, at) => ({
			name: `host-order-${rooms.split('|')[0]}`,
			comment: 'a room of the host imports those before it in the list of this file',
			severity: 'error',
			from: { path: `^host/(${rooms})[/.]`, pathNot: '\\.test\\.ts$' },
			to: { path: `^host/(${HOST.slice(at + 1).join('|')})[/.]` },
		})),
	],
	options: {
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(dist|artifacts)/' },
	},
};
