import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnotatedCard } from './annotated-card';
import { Icon, LoadingIcon } from './icon';
import { Image } from './image';
import { ProgressBar } from './progress-bar';
import { StepBar } from './step-bar';
import { useBreakpoint } from './use-breakpoint';

describe('AnnotatedCard', () => {
	it('expands and collapses with its header [UI-006]', async () => {
		const onToggle = jest.fn();
		const user = userEvent.setup();
		render(
			<AnnotatedCard title="Advanced" level={3} collapsible={{ startsOpen: false, onToggle }}>
				Content
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
		expect(onToggle.mock.calls).toEqual([[true], [false]]);
	});

	it('keeps typed text while collapsed', async () => {
		const user = userEvent.setup();
		render(
			<AnnotatedCard title="Advanced" level={3} collapsible={{ startsOpen: true }}>
				<input aria-label="Name" />
			</AnnotatedCard>,
		);
		await user.type(screen.getByRole('textbox'), 'abc');
		await user.click(screen.getByRole('button', { name: 'Advanced' }));
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Advanced' }));
		expect(screen.getByRole('textbox')).toHaveValue('abc');
	});
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

	it('never goes backward [UI-016]', () => {
		const { rerender } = render(<ProgressBar label="Importing" value={60} />);
		rerender(<ProgressBar label="Importing" value={40} />);
		expect(value()).toBe(60);
		rerender(<ProgressBar label="Importing" />);
		rerender(<ProgressBar label="Importing" value={50} />);
		expect(value()).toBe(60);
		rerender(<ProgressBar label="Importing" value={70} />);
		expect(value()).toBe(70);
	});

	it('can go backward with canGoBack [UI-016]', () => {
		const { rerender } = render(<ProgressBar label="Importing" value={60} canGoBack />);
		rerender(<ProgressBar label="Importing" value={40} canGoBack />);
		expect(value()).toBe(40);
	});

	it('has no value while progress is unknown', () => {
		render(<ProgressBar label="Importing" />);
		expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
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

	it('moves back to an earlier step', () => {
		const { rerender } = render(<StepBar flow={FLOW} step="summary" />);
		rerender(<StepBar flow={FLOW} step="type" />);
		expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
	});

	it('renders nothing if the step isn’t in the flow [UI-023]', () => {
		const { container } = render(<StepBar flow={FLOW} step="elsewhere" />);
		expect(container).toBeEmptyDOMElement();
	});
});

describe('Image', () => {
	const shown = () => screen.getByRole('img', { name: 'App Store' });

	it('keeps its name and width if it fails to load', () => {
		render(<Image src="https://a.example/x.png" alt="App Store" width={135} height={40} />);
		expect(shown()).toHaveAttribute('src', 'https://a.example/x.png');
		fireEvent.error(shown());
		expect(shown()).not.toHaveAttribute('src');
		expect(shown().style.inlineSize).toBe('135px');
	});

	it('tries a new URL after a failed one', () => {
		const { rerender } = render(<Image src="/a.png" alt="App Store" width={1} height={1} />);
		fireEvent.error(shown());
		rerender(<Image src="/b.png" alt="App Store" width={1} height={1} />);
		expect(shown()).toHaveAttribute('src', '/b.png');
	});

	it('uses a drawing as its mask', () => {
		render(<Image src="/plans/a%22b.svg" alt="App Store" width={32} height={32} isDrawing />);
		expect(shown().style.maskImage).toBe('url("/plans/a%22b.svg")');
		expect(shown()).toHaveClass('drawing');
	});

	it('isn’t masked if the drawing comes from another origin', () => {
		render(<Image src="https://cdn.example/a.svg" alt="App Store" width={32} height={32} isDrawing />);
		expect(shown().style.maskImage).toBe('');
		expect(shown()).not.toHaveClass('drawing');
	});

	it('doesn’t load an unsafe URL', () => {
		render(<Image src="javascript:alert(1)" alt="App Store" width={1} height={1} />);
		expect(shown()).not.toHaveAttribute('src');
	});
});

describe('useBreakpoint', () => {
	it('follows the window size [UI-017]', () => {
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
});
