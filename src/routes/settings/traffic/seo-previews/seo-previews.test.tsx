import { render, screen, within } from '@testing-library/react';
import type { SharedPage } from '../../../../lib/seo/previews';
import { SeoPreviews } from './seo-previews';
import { processorTime } from '../../../../../tests/support/processor-time';

const page = (more: Partial<SharedPage> = {}): SharedPage => ({
	url: 'https://www.example.com/post',
	title: 'A title',
	description: 'A <b>description</b>',
	image: 'https://example.com/picture.png',
	...more,
});

describe('SeoPreviews', () => {
	it('shows every field of a shared page, with one sample tweet, dated today [TRAF-018, TRAF-042, TRAF-040, TRAF-041, TRAF-081, TRAF-082]', () => {
		render(<SeoPreviews page={page()} />);
		const facebook = within(screen.getByText('Facebook').closest('figure') as HTMLElement);
		expect(facebook.getByText('www.example.com')).toBeVisible();
		expect(facebook.getByText('A description')).toBeVisible();
		expect(facebook.getByRole('presentation')).toHaveAttribute('src', 'https://example.com/picture.png');
		const twitter = within(screen.getByText('Twitter').closest('figure') as HTMLElement);
		expect(twitter.getByText('Account name')).toBeVisible();
		expect(twitter.getByText('@account')).toBeVisible();
		const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(Date.now());
		expect(twitter.getByText(today)).toBeVisible();
		expect(twitter.getByText('A title')).toBeVisible();
		expect(twitter.getByText('A description')).toBeVisible();
		expect(twitter.getByText('example.com')).toBeVisible();
		expect(twitter.getByRole('presentation')).toHaveAttribute('src', 'https://example.com/picture.png');
		expect(screen.getAllByText('A title')).toHaveLength(3);
	});

	it('shows markup as text', () => {
		const title = '<img src=x onerror=alert(1)>';
		render(<SeoPreviews page={page({ title, image: '' })} />);
		expect(screen.getAllByText(title)).toHaveLength(3);
		expect(document.querySelector('img')).toBeNull();
	});

	it.each(['👨‍👩‍👧‍👦', 'e\u0301', '\ud83d', 'שלום ', '\u202e'])(
		'renders ten thousand characters of %j in under 10 seconds',
		(character) => {
			const long = character.repeat(Math.ceil(10_000 / character.length));
			const start = processorTime();
			render(<SeoPreviews page={page({ title: long, description: long })} />);
			expect(processorTime() - start).toBeLessThan(10_000);
			expect(screen.getByText('Facebook')).toBeVisible();
		},
	);
});
