import { render, screen, within } from '@testing-library/react';
import type { SharedPage } from '../../lib/seo/previews';
import type { Tweet } from '../../lib/seo/tweet';
import { FacebookPreview } from './facebook-preview';
import { SeoPreviews } from './seo-previews';
import { TweetPreview } from './tweet-preview';

const page = (more: Partial<SharedPage> = {}): SharedPage => ({
	url: 'https://www.example.com/post',
	title: 'A title',
	description: 'A <b>description</b>',
	image: 'https://example.com/picture.png',
	type: 'website',
	author: 'Ada',
	...more,
});
const tweet = (more: Partial<Tweet> = {}): Tweet => ({
	text: 'First\nsecond https://example.org/x https://www.example.com/post',
	media: [],
	card: page(),
	date: Date.UTC(2024, 4, 17, 12),
	name: 'Ada Lovelace',
	screenName: '@ada',
	profileImage: 'https://example.com/ada.png',
	urls: ['https://example.org/x'],
	...more,
});
const sources = () => screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));

describe('the preview of a tweet', () => {
	it('shows who wrote what and when, with links, and the card [TRAF-041, TRAF-081]', () => {
		render(<TweetPreview tweet={tweet()} />);
		expect(screen.getByText('Ada Lovelace')).toBeVisible();
		expect(screen.getByText('@ada')).toBeVisible();
		expect(screen.getByText('May 17')).toHaveAttribute('datetime', '2024-05-17T12:00:00.000Z');
		expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/x');
		expect(screen.getByRole('link').parentElement).toHaveTextContent(
			/^First second https:\/\/example\.org\/x\S* ?\(opens in a new tab\)$/,
		);
		expect(screen.getByText('A title')).toBeVisible();
		expect(screen.getByText('A description')).toBeVisible();
		expect(screen.getByText('example.com')).toBeVisible();
		expect(sources()).toEqual(['https://example.com/ada.png', 'https://example.com/picture.png']);
	});

	it('shows its media, each with its text: at most four images [TRAF-040, TRAF-041]', () => {
		const media = [1, 2, 3, 4, 5].map((number) => ({
			type: 'image/png',
			url: `https://example.com/${number}.png`,
			alt: `Picture ${number}`,
		}));
		render(<TweetPreview tweet={tweet({ media })} />);
		expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
			'Picture 1',
			'Picture 2',
			'Picture 3',
			'Picture 4',
		]);
	});

	it('shows a video alone [TRAF-040]', () => {
		const media = [
			{ type: 'video/mp4', url: 'https://example.com/v.mp4', alt: 'A film' },
			{ type: 'image/png', url: 'https://example.com/1.png', alt: 'Picture' },
		];
		render(<TweetPreview tweet={tweet({ media, card: null })} />);
		expect(screen.getByLabelText('A film')).toHaveAttribute('src', 'https://example.com/v.mp4');
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
		expect(screen.queryByText('A title')).not.toBeInTheDocument();
	});

	it('links nothing that is not safe', () => {
		render(<TweetPreview tweet={tweet({ text: 'see javascript:x', urls: ['javascript:x'] })} />);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByText('javascript:x')).toBeVisible();
	});
});

describe('the preview of Facebook', () => {
	it('shows every field of a shared page [TRAF-042]', () => {
		render(<FacebookPreview page={page()} />);
		expect(screen.getByText('www.example.com | Ada')).toBeVisible();
		expect(screen.getByText('A title')).toBeVisible();
		expect(screen.getByText('A description')).toBeVisible();
		expect(sources()).toEqual(['https://example.com/picture.png']);
	});
});

describe('the three previews', () => {
	it('share a sample of a tweet where there is none, of today [TRAF-018, TRAF-041]', () => {
		render(<SeoPreviews page={page()} />);
		const twitter = within(screen.getByText('Twitter').closest('figure') as HTMLElement);
		expect(twitter.getByText('Account name')).toBeVisible();
		expect(twitter.getByText('@account')).toBeVisible();
		const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(Date.now());
		expect(twitter.getByText(today)).toBeVisible();
		expect(screen.getAllByText('A title')).toHaveLength(3);
	});

	it('show markup as text', () => {
		const title = '<img src=x onerror=alert(1)>';
		render(<SeoPreviews page={page({ title, image: '' })} />);
		expect(screen.getAllByText(title)).toHaveLength(3);
		expect(document.querySelector('img')).toBeNull();
	});

	it.each(['👨‍👩‍👧‍👦', 'e\u0301', '\ud83d', 'שלום ', '\u202e'])('stand ten thousand of %j', (character) => {
		const long = character.repeat(Math.ceil(10_000 / character.length));
		const start = performance.now();
		render(<SeoPreviews page={page({ title: long, description: long })} />);
		expect(performance.now() - start).toBeLessThan(1000);
		expect(screen.getByText('Facebook')).toBeVisible();
	});
});
