/**
 * Previews of a page in search results and posts (TRAF-018, TRAF-035 to TRAF-039, TRAF-042, TRAF-078 to
 * TRAF-081).
 */
import { cutAtWord, cutHard, withoutTags } from './cut';

/** Title, description and image that a page shares. */
export interface SharedPage {
	url: string;
	title: string;
	description: string;
	/** URL of its image; empty without one. */
	image: string;
}

const SEARCH_TITLE = { max: 63, lower: 23, upper: 73 };
const SEARCH_DESCRIPTION = { max: 160, lower: 80, upper: 170 };
const SEARCH_URL = 68;
const FACEBOOK_TITLE = 80;
const FACEBOOK_DESCRIPTION = 200;
const TWEET_DESCRIPTION = 200;

/** Without the protocol. */
const bareUrl = (url: string) => url.replace(/^[^/]*:\/\//, '');
const domainOf = (url: string) => bareUrl(url).replace(/[/?#].*/s, '');

/** A result of a search engine. */
export const searchPreview = ({
	url,
	title,
	description,
}: Pick<SharedPage, 'url' | 'title' | 'description'>) => ({
	title: cutAtWord(title, SEARCH_TITLE),
	displayUrl: searchUrl(url),
	description: cutAtWord(withoutTags(description), SEARCH_DESCRIPTION),
});

/** The parts of the URL with signs between them (TRAF-038, TRAF-079). */
const searchUrl = (url: string) =>
	`${cutHard(bareUrl(url).split('/').filter(Boolean).join(' › '), SEARCH_URL)} ▾`;

export const facebookPreview = ({ url, title, description }: SharedPage) => ({
	title: cutHard(title, FACEBOOK_TITLE),
	description: cutHard(withoutTags(description), FACEBOOK_DESCRIPTION),
	displayUrl: domainOf(url),
});

/** The card below a tweet. */
export const tweetCard = ({ url, title, description }: SharedPage) => ({
	title,
	description: cutHard(withoutTags(description), TWEET_DESCRIPTION),
	displayUrl: domainOf(url).replace(/^www\./, ''),
});
