import type { ProviderRecords } from '../provider/records';
import type { SiteFacts } from '../site/facts';

/** Something that was bought for the site. */
export interface ScenarioPurchase {
	product: string;
	/** When it was bought, in days before now. */
	daysAgo: number;
	/** It has run out, or was given back. */
	isOver?: true;
}

export interface ScenarioLicense {
	key: string;
	product: string;
	state: 'detached' | 'attached' | 'attached-elsewhere' | 'revoked';
}

/** A named state of the site, as a plain description. Several are applied one after the other. */
export interface Scenario {
	/** One line for people. */
	summary: string;
	/** Connects the site unless it's registered or offline; the administrator becomes the owner. */
	needsConnection?: true;
	/** Registers the site, with no owner. */
	registers?: true;
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
	endsPurchases?: true;
	purchases?: readonly ScenarioPurchase[];
	licenses?: readonly ScenarioLicense[];
	/** Kinds of threats that the scan has found. */
	threats?: readonly string[];
	/** Matters of the provider; a function where they depend on the time. */
	records?: Partial<ProviderRecords> | ((now: number) => Partial<ProviderRecords>);
	/** The same for facts of the site. */
	factsAt?: (now: number) => Partial<SiteFacts>;
	/** The owner has asked not to be tracked. */
	optsOut?: true;
}
