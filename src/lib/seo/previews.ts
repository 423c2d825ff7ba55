/** How a page looks where it is found or shared (TRAF-018, TRAF-035 to TRAF-039, TRAF-042, TRAF-078 to TRAF-081). */
import { cutAtWord, cutHard, withoutTags } from './cut';

/** What a page says about itself. */
export interface SharedPage {
	url: string;
	title: string;
	description: string;
	/** Address of its picture; empty without. */
	image: string;
}

const SEARCH_TITLE = { max: 63, lower: 23, upper: 73 };
const SEARCH_DESCRIPTION = { max: 160, lower: 80, upper: 170 };
const SEARCH_ADDRESS = 68;
const FACEBOOK_TITLE = 80;
const FACEBOOK_DESCRIPTION = 200;
const TWEET_DESCRIPTION = 200;

/** Without the protocol. */
const bareAddress = (url: string) => url.replace(/^[^/]*:\/\//, '');
const domainOf = (url: string) => bareAddress(url).replace(/[/?#].*/s, '');

/** A result of a search engine. */
export const searchPreview = ({
	url,
	title,
	description,
}: Pick<SharedPage, 'url' | 'title' | 'description'>) => ({
	title: cutAtWord(title, SEARCH_TITLE),
	address: searchAddress(url),
	description: cutAtWord(withoutTags(description), SEARCH_DESCRIPTION),
});

/** The parts of the address with signs between them (TRAF-038, TRAF-079). */
const searchAddress = (url: string) =>
	`${cutHard(bareAddress(url).split('/').filter(Boolean).join(' › '), SEARCH_ADDRESS)} ▾`;

export const facebookPreview = ({ url, title, description }: SharedPage) => ({
	title: cutHard(title, FACEBOOK_TITLE),
	description: cutHard(withoutTags(description), FACEBOOK_DESCRIPTION),
	address: domainOf(url),
});

/** The card below a tweet. */
export const tweetCard = ({ url, title, description }: SharedPage) => ({
	title,
	description: cutHard(withoutTags(description), TWEET_DESCRIPTION),
	address: domainOf(url).replace(/^www\./, ''),
});
