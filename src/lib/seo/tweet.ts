/** What a tweet shows of itself (TRAF-039 to TRAF-041, TRAF-082). */
import { withoutTags } from './cut';
import type { SharedPage } from './previews';

export interface TweetMedia {
	/** Type of the file, such as `image/png`. */
	type: string;
	url: string;
	alt: string;
}

export interface Tweet {
	text: string;
	media: readonly TweetMedia[];
	/** The page that it points to; null without. */
	card: SharedPage | null;
	/** When it was written, in ms since the epoch. */
	date: number;
	name: string;
	screenName: string;
	profileImage: string;
	/** Addresses in the text that are links. */
	urls: readonly string[];
}

const MAXIMUM_MEDIA = 4;
const isVideo = ({ type }: TweetMedia) => type.startsWith('video/');
const isMoving = (media: TweetMedia) => isVideo(media) || media.type === 'image/gif';

/**
 * The media that are shown: images and videos, at most four. The first decides: a video or gif stands alone, beside an
 * image there are none of these.
 */
export function tweetMedia(media: readonly TweetMedia[]): readonly TweetMedia[] {
	const [first, ...others] = media.filter((item) => isVideo(item) || item.type.startsWith('image/'));
	if (!first || isMoving(first)) {
		return first ? [first] : [];
	}
	return [first, ...others.filter((item) => !isMoving(item))].slice(0, MAXIMUM_MEDIA);
}

export type TweetPart = { text: string; url?: string };

/** The text without tags, with its line breaks; the address of the card is left out at its end, others are links. */
export function tweetParts({ text, card, urls }: Pick<Tweet, 'text' | 'card' | 'urls'>): TweetPart[] {
	const plain = withoutTags(text).trimEnd();
	const isCardLast = card !== null && card.url !== '' && plain.endsWith(card.url);
	const shown = isCardLast ? plain.slice(0, -card.url.length).trimEnd() : plain;
	return splitAt(shown, urls);
}

function splitAt(text: string, urls: readonly string[]): TweetPart[] {
	const parts: TweetPart[] = [];
	let from = 0;
	while (from < text.length) {
		const next = nextOf(text, urls, from);
		if (!next) {
			parts.push({ text: text.slice(from) });
			break;
		}
		if (next.at > from) {
			parts.push({ text: text.slice(from, next.at) });
		}
		parts.push({ text: next.url, url: next.url });
		from = next.at + next.url.length;
	}
	return parts;
}

/** The first address from there on; of several at one place the longest. */
function nextOf(text: string, urls: readonly string[], from: number): { at: number; url: string } | null {
	const found = urls
		.filter((url) => url !== '')
		.map((url) => ({ url, at: text.indexOf(url, from) }))
		.filter(({ at }) => at >= 0)
		.sort((one, other) => one.at - other.at || other.url.length - one.url.length);
	return found[0] ?? null;
}
