import type { ProviderRecords } from '../provider/records';
import type { SiteFacts } from '../site/facts';
import data from './scenarios.json' with { type: 'json' };

/** Something that was bought for the site. */
export interface ScenarioPurchase {
	product: string;
	/** When it was bought, in days before now. */
	daysAgo: number;
	/** It has run out, or was given back. */
	isOver?: boolean;
}

export interface ScenarioLicense {
	key: string;
	product: string;
	state: 'detached' | 'attached' | 'attached-elsewhere' | 'revoked';
}

/**
 * A named state of the site, as `scenarios.json` has it. Several are applied one after the other. A time is a
 * number, or a text such as `now-7d`.
 */
export interface Scenario {
	/** One line for people. */
	summary: string;
	/** Connects the site unless it's registered or offline; the administrator becomes the owner. */
	needsConnection?: boolean;
	/** Registers the site, with no owner. */
	registers?: boolean;
	/** Names of users as they are shown, by login. */
	displayNames?: Readonly<Record<string, string>>;
	/** Logins of users with accounts. */
	links?: readonly string[];
	facts?: Partial<SiteFacts>;
	/** Plugins by file: whether each runs; null takes it away. */
	plugins?: Readonly<Record<string, boolean | null>>;
	/** Switches to move, or every module that the plan includes, or none at all. */
	modules?: Readonly<Record<string, boolean>> | 'all' | 'none';
	/** Settings as they are stored, by key. */
	settings?: Readonly<Record<string, unknown>>;
	/** Mean visits a day at the provider. */
	meanViews?: number;
	/** Ends every purchase that still runs. */
	endsPurchases?: boolean;
	purchases?: readonly ScenarioPurchase[];
	licenses?: readonly ScenarioLicense[];
	/** Kinds of threats that the scan has found. */
	threats?: readonly string[];
	/** Matters of the provider. */
	records?: Partial<ProviderRecords>;
	/** The owner has asked not to be tracked. */
	optsOut?: boolean;
}

const WRITTEN = data as unknown as Readonly<Record<string, Scenario>>;

/** 200 characters, as a person counts them, some of which take more than one code unit. */
const LONG_TITLE = [
	...'The long and winding title of a small site 🌱 about gardens, books and 日本語 '.repeat(3),
]
	.slice(0, 200)
	.join('');

/** 120 characters without a space, so that no line can end in it. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);

const MANY_IPS = Array.from({ length: 10_000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`).join('\n');

/** Each is a row of the scan's answer, and the dashboard shows their number. */
const MANY_THREATS = Array.from({ length: 1000 }, (_, index) => (index % 2 ? 'plugin' : 'file'));

/** The parts that are too long to be written down. */
const LONG_PARTS: Readonly<Record<string, Partial<Scenario>>> = {
	'long-title': { facts: { title: LONG_TITLE } },
	'long-names': {
		displayNames: { admin: LONG_NAME, admin2: LONG_NAME, editor: LONG_NAME },
		facts: { title: LONG_NAME, description: LONG_NAME },
	},
	'ten-thousand': {
		settings: {
			...WRITTEN['ten-thousand']?.settings,
			jetpack_waf_ip_allow_list: MANY_IPS,
			jetpack_waf_ip_block_list: MANY_IPS,
		},
		threats: MANY_THREATS,
	},
};

/** Every named state, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = Object.fromEntries(
	Object.entries(WRITTEN).map(([name, scenario]) => [name, { ...scenario, ...LONG_PARTS[name] }]),
);

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The scenario with its times as they are now. */
export function timed(scenario: Scenario, now: number): Scenario {
	return JSON.parse(JSON.stringify(scenario), (_, value: unknown) => {
		const [, count, unit = ''] = /^now([+-]\d+)([smhd])$/.exec(String(value)) ?? [];
		return count === undefined ? value : now + Number(count) * (UNITS[unit] ?? 0);
	}) as Scenario;
}
