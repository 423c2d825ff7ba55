import type { SiteFacts } from '../site/facts';

/** A named state of the site, as a plain description. Several are applied one after the other. */
export interface Scenario {
	/** What a person sees, in one line. */
	summary: string;
	/** Makes sure that the site is connected: the administrator becomes the owner, unless the site is registered or offline. */
	needsConnection?: true;
	/** Registers the site, with no owner. */
	registers?: true;
	/** Logins of users who are linked to accounts. */
	links?: readonly string[];
	facts?: Partial<SiteFacts>;
	/** Switches to move, or every module that the plan includes. */
	modules?: Readonly<Record<string, boolean>> | 'all';
	/** Settings as they are stored, by key. */
	settings?: Readonly<Record<string, unknown>>;
	/** Mean visits a day at the provider. */
	meanViews?: number;
}
