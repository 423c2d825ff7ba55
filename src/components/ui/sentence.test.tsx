import { render, screen } from '@testing-library/react';
import { Sentence } from './sentence';

describe('Sentence', () => {
	it('turns marked words into links and leaves the rest unchanged', () => {
		render(
			<p>
				<Sentence
					text="Enter <key>your key</key>, or <help>ask us</help>."
					marks={{
						key: (words) => <a href="#key">{words}</a>,
						help: (words) => <a href="#help">{words}</a>,
					}}
				/>
			</p>,
		);
		expect(screen.getByRole('link', { name: 'your key' })).toHaveAttribute('href', '#key');
		expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '#help');
		expect(screen.getByRole('paragraph')).toHaveTextContent('Enter your key, or ask us.');
	});

	it('never renders unknown tags as markup', () => {
		render(
			<p>
				<Sentence text="a < b, <b>bold</b> and <img src=x>" marks={{}} />
			</p>,
		);
		expect(screen.getByRole('paragraph')).toHaveTextContent('a < b, bold and <img src=x>');
		expect(screen.getByRole('paragraph').children).toHaveLength(0);
	});

	it('treats unclosed and nested marks as text', () => {
		render(
			<p>
				<Sentence
					text="<b>one</b> <b>two <i>three</b> <b>four"
					marks={{ b: (words) => <strong>{words}</strong> }}
				/>
			</p>,
		);
		expect(screen.getAllByRole('strong').map(({ textContent }) => textContent)).toEqual([
			'one',
			'two <i>three',
		]);
		expect(screen.getByRole('paragraph')).toHaveTextContent('one two <i>three <b>four');
	});
});
