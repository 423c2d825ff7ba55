import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { AnnotatedCard } from './annotated-card';
import { Icon, LoadingIcon } from './icon';
import { Image } from './image';
import { ProgressBar } from './progress-bar';
import { StepBar } from './step-bar';
import { useBreakpoint } from './collapsing-nav';
import { Sentence } from './sentence';

it('AnnotatedCard expands and collapses with its header, and keeps typed text meanwhile [UI-006]', async () => {
	const onToggle = jest.fn();
	const user = userEvent.setup();
	render(
		<AnnotatedCard title="Advanced" level={3} collapsible={{ startsOpen: false, onToggle }}>
			Content
			<input aria-label="Name" />
		</AnnotatedCard>,
	);
	const header = screen.getByRole('button', { name: 'Advanced', expanded: false });
	expect(screen.getByRole('heading', { level: 3, name: 'Advanced' })).toContainElement(header);
	expect(screen.getByText('Content')).not.toBeVisible();
	await user.click(header);
	expect(header).toHaveAttribute('aria-expanded', 'true');
	expect(screen.getByText('Content')).toBeVisible();
	await user.keyboard('{Enter}');
	expect(screen.getByText('Content')).not.toBeVisible();
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
	expect(onToggle.mock.calls).toEqual([[true], [false]]);
	await user.click(header);
	await user.type(screen.getByRole('textbox'), 'abc');
	await user.click(header);
	await user.click(header);
	expect(screen.getByRole('textbox')).toHaveValue('abc');
});

describe('Icon', () => {
	it('is 24 px by default and accepts another size [UI-008]', () => {
		const { container, rerender } = render(<Icon name="check" />);
		const svg = container.querySelector('svg');
		expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['24', '24']);
		expect(svg).toHaveAttribute('aria-hidden', 'true');
		rerender(<Icon name="check" size={20} />);
		expect(container.querySelector('svg')).toHaveAttribute('width', '20');
	});

	it('is named “Loading…” in its loading variant [UI-009]', () => {
		render(<LoadingIcon />);
		expect(screen.getByRole('img', { name: 'Loading…' })).toHaveAttribute('width', '24');
	});
});

describe('ProgressBar', () => {
	const value = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Importing' }).value;

	it.each([
		[50, 100, 50],
		[1, 3, 33],
		[140, 100, 100],
		[-5, 100, 0],
		[3, 0, 100],
		[NaN, 100, 0],
	])('shows %d of %d as %d percent [UI-015]', (done, total, percent) => {
		render(<ProgressBar label="Importing" value={done} total={total} />);
		expect(value()).toBe(percent);
	});

	it('never goes backward, unless it can, and has no value while progress is unknown [UI-016]', () => {
		const { rerender } = render(<ProgressBar label="Importing" value={60} />);
		rerender(<ProgressBar label="Importing" value={40} />);
		expect(value()).toBe(60);
		rerender(<ProgressBar label="Importing" />);
		expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
		rerender(<ProgressBar label="Importing" value={50} />);
		expect(value()).toBe(60);
		rerender(<ProgressBar label="Importing" value={70} />);
		expect(value()).toBe(70);
		rerender(<ProgressBar label="Importing" value={40} canGoBack />);
		expect(value()).toBe(40);
	});

	it('can show its value as text', () => {
		render(<ProgressBar label="Importing" value={3} total={10} valueText="3 of 10 posts" />);
		expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 10 posts');
		expect(screen.getByText('3 of 10 posts')).toBeVisible();
	});
});

describe('StepBar', () => {
	const FLOW = ['type', 'related', 'backup', 'summary'];

	it.each([
		['type', 'Step 1 of 4', 0],
		['related', 'Step 2 of 4', 33],
		['summary', 'Step 4 of 4', 100],
	])('shows step %s as “%s” [UI-023, REC-007, REC-101]', (step, name, percent) => {
		render(<StepBar flow={FLOW} step={step} />);
		expect(screen.getByRole<HTMLProgressElement>('progressbar', { name }).value).toBe(percent);
	});

	it('renders nothing if the step isn’t in the flow [UI-023]', () => {
		const { container } = render(<StepBar flow={FLOW} step="elsewhere" />);
		expect(container).toBeEmptyDOMElement();
	});
});

describe('Image', () => {
	const shown = () => screen.getByRole('img', { name: 'App Store' });
	const image = (src: string, isDrawing = false) => (
		<Image src={src} alt="App Store" width={135} height={40} isDrawing={isDrawing} />
	);

	it('keeps its name and width if it fails to load, and loads no unsafe URL', () => {
		const { rerender } = render(image('https://a.example/x.png'));
		expect(shown()).toHaveAttribute('src', 'https://a.example/x.png');
		fireEvent.error(shown());
		expect(shown()).not.toHaveAttribute('src');
		expect(shown().style.inlineSize).toBe('135px');
		// A new URL is another try.
		rerender(image('/b.png'));
		expect(shown()).toHaveAttribute('src', '/b.png');
		rerender(image('javascript:alert(1)'));
		expect(shown()).not.toHaveAttribute('src');
	});

	it.each([
		['/plans/a%22b.svg', 'url("/plans/a%22b.svg")'],
		['https://cdn.example/a.svg', ''],
	])('uses a drawing as its mask, but none from another origin: %s', (src, mask) => {
		render(image(src, true));
		expect(shown().style.maskImage).toBe(mask);
		expect(shown().classList.contains('drawing')).toBe(mask !== '');
	});
});

it('useBreakpoint follows the window size [UI-017]', () => {
	const Probe = () => <p>{useBreakpoint('<480') ? 'small' : 'large'}</p>;
	render(<Probe />);
	expect(screen.getByText('large')).toBeVisible();
	act(() => {
		window.innerWidth = 480;
		window.dispatchEvent(new Event('resize'));
	});
	expect(screen.getByText('small')).toBeVisible();
	window.innerWidth = 1024;
});

describe('Sentence', () => {
	const show = (text: string, marks: ComponentProps<typeof Sentence>['marks'] = {}) => {
		render(
			<p>
				<Sentence text={text} marks={marks} />
			</p>,
		);
		return screen.getByRole('paragraph');
	};

	it('turns marked words into links and leaves the rest unchanged', () => {
		const link = (href: string) => (words: string) => <a href={href}>{words}</a>;
		const marks = { key: link('#key'), help: link('#help') };
		const shown = show('Enter <key>your key</key>, or <help>ask us</help>.', marks);
		expect(screen.getByRole('link', { name: 'your key' })).toHaveAttribute('href', '#key');
		expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '#help');
		expect(shown).toHaveTextContent('Enter your key, or ask us.');
	});

	it('never renders unknown tags as markup', () => {
		const shown = show('a < b, <b>bold</b> and <img src=x>');
		expect(shown).toHaveTextContent('a < b, bold and <img src=x>');
		expect(shown.children).toHaveLength(0);
	});

	it('treats unclosed and nested marks as text', () => {
		const marks = { b: (words: string) => <strong>{words}</strong> };
		const shown = show('<b>one</b> <b>two <i>three</b> <b>four', marks);
		const strong = screen.getAllByRole('strong').map(({ textContent }) => textContent);
		expect(strong).toEqual(['one', 'two <i>three']);
		expect(shown).toHaveTextContent('one two <i>three <b>four');
	});
});
