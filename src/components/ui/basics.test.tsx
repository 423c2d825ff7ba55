import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectComplaint } from '../../../tests/support/setup';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Button } from './button';
import { Card } from './card';
import { CardBoundary } from './card-boundary';
import { ErrorBoundary } from './error-boundary';
import { ScreenHeading } from './screen-heading';
import { Section } from './section';
import { Skeleton } from './skeleton';
import { ExternalLink } from './text';
import { Toggle } from './toggle';

describe('Button', () => {
	it('responds to clicks, Enter, and Space', async () => {
		const user = userEvent.setup();
		const onClick = jest.fn();
		render(<Button onClick={onClick}>Save</Button>);
		await user.click(screen.getByRole('button', { name: 'Save' }));
		await user.keyboard('{Enter} ');
		expect(onClick).toHaveBeenCalledTimes(3);
	});

	it.each([{ isDisabled: true }, { isBusy: true }])(
		'ignores clicks but keeps focus with %p',
		async (props) => {
			const user = userEvent.setup();
			const onClick = jest.fn();
			const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
			render(
				<form onSubmit={onSubmit}>
					<Button type="submit" onClick={onClick} describedBy="why" {...props}>
						Save
					</Button>
					<p id="why">Because.</p>
				</form>,
			);
			const button = screen.getByRole('button', { name: 'Save' });
			await user.click(button);
			expect(button).toHaveFocus();
			expect(button).toHaveAttribute('aria-disabled', 'true');
			expect(button).toHaveAccessibleDescription('Because.');
			expect(onClick).not.toHaveBeenCalled();
			expect(onSubmit).not.toHaveBeenCalled();
		},
	);
});

describe('Toggle', () => {
	it('calls onToggle with the opposite state on a label click and on Space', async () => {
		const user = userEvent.setup();
		const onToggle = jest.fn();
		render(<Toggle label="Monitor" isOn={false} onToggle={onToggle} />);
		await user.click(screen.getByText('Monitor'));
		await user.keyboard(' ');
		expect(onToggle.mock.calls).toEqual([[true], [true]]);
		expect(screen.getByRole('switch', { name: 'Monitor' })).not.toBeChecked();
	});

	it.each([{ isBusy: true }, { isDisabled: true }])('doesn’t call onToggle with %p', async (props) => {
		const user = userEvent.setup();
		const onToggle = jest.fn();
		render(<Toggle label="Monitor" isOn onToggle={onToggle} {...props} />);
		await user.click(screen.getByRole('switch'));
		expect(onToggle).not.toHaveBeenCalled();
		expect(screen.getByRole('switch')).toBeChecked();
		expect(screen.getByRole('switch')).toHaveFocus();
	});

	const later = () => new Promise((resolve) => setTimeout(resolve, 0));

	/** A switch that stays as it was stored, whatever it's told. */
	function open() {
		const onToggle = jest.fn();
		const view = (isDisabled = false, listener = onToggle) => (
			<Toggle label="Monitor" isOn={false} onToggle={listener} isDisabled={isDisabled} />
		);
		const { rerender, unmount } = render(view());
		const button = screen.getByRole('switch', { name: 'Monitor' });
		return { onToggle, view, rerender, unmount, button };
	}

	it('flips on click, before its change is sent once, and flips back if nothing changes', async () => {
		const { onToggle, button } = open();
		fireEvent.click(button);
		fireEvent.click(button);
		expect(button).toBeChecked();
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(onToggle).not.toHaveBeenCalled();
		await later();
		expect(onToggle.mock.calls).toEqual([[true]]);
		await screen.findByRole('switch', { checked: false });
		expect(button).not.toHaveAttribute('aria-busy');
	});

	it('calls its latest handler, even if it was replaced after the click', async () => {
		const { onToggle, view, rerender, button } = open();
		const newer = jest.fn();
		fireEvent.click(button);
		rerender(view(false, newer));
		await later();
		expect(newer).toHaveBeenCalledWith(true);
		expect(onToggle).not.toHaveBeenCalled();
	});

	it('drops the click if disabled before its change is sent, but not if unmounted', async () => {
		const { onToggle, view, rerender, unmount, button } = open();
		fireEvent.click(button);
		rerender(view(true));
		await later();
		expect(onToggle).not.toHaveBeenCalled();
		await screen.findByRole('switch', { checked: false });
		rerender(view());
		fireEvent.click(button);
		unmount();
		await later();
		expect(onToggle).toHaveBeenCalledWith(true);
	});
});

it('Card, Section and ScreenHeading are named by their titles, each one heading level deeper', () => {
	render(
		<>
			<ScreenHeading>At a glance</ScreenHeading>
			<Section title="Security" link={<a href="#/x">All</a>}>
				<Card title="Backup" badge={<Badge tone="good">On</Badge>}>
					Body
				</Card>
			</Section>
		</>,
	);
	expect(screen.getByRole('region', { name: 'Security' })).toContainElement(
		screen.getByRole('region', { name: 'Backup' }),
	);
	expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3']);
	expect(screen.getByText('On')).toBeVisible();
});

describe('ExternalLink', () => {
	it('announces that it opens in a new tab, and passes on no opener or referrer [SHELL-027]', () => {
		render(<ExternalLink href="https://a.example/">Terms</ExternalLink>);
		const link = screen.getByRole('link', { name: /^Terms ?\(opens in a new tab\)$/ });
		expect(link).toHaveAttribute('target', '_blank');
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', ''])('renders plain text for the URL %p', (href) => {
		render(<ExternalLink href={href}>Terms</ExternalLink>);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByText('Terms')).toBeVisible();
	});
});

it('Avatar loads its image without a referrer, stays empty if that fails or has an unsafe URL, and tries a new one', () => {
	const { container, rerender } = render(<Avatar src="https://a.example/me.png" />);
	const image = () => container.querySelector('img');
	expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer');
	expect(image()).toHaveAttribute('alt', '');
	fireEvent.error(image() as HTMLImageElement);
	expect(image()).toBeNull();
	expect(container.querySelector('.avatar')).toHaveAttribute('aria-hidden', 'true');
	rerender(<Avatar src="javascript:alert(1)" />);
	expect(image()).toBeNull();
	rerender(<Avatar src="https://a.example/new.png" />);
	expect(image()).toHaveAttribute('src', 'https://a.example/new.png');
});

it('Skeleton reserves its height and announces that it’s loading', () => {
	const { container } = render(<Skeleton height={40} />);
	expect(screen.getByText('Loading…')).toBeInTheDocument();
	const place = container.querySelector<HTMLElement>('.skeleton');
	expect(place?.style.getPropertyValue('--height')).toBe('40px');
});

describe('ErrorBoundary', () => {
	let isBroken = true;
	const Fragile = () => {
		if (isBroken) {
			throw new Error('broken');
		}
		return <p>Whole</p>;
	};
	const boundary = (resetKey?: string) => (
		<ErrorBoundary resetKey={resetKey} fallback={(retry) => <button onClick={retry}>Retry</button>}>
			<Fragile />
		</ErrorBoundary>
	);

	beforeEach(() => void (isBroken = true));

	it.each([
		['after a successful retry', () => userEvent.click(screen.getByRole('button', { name: 'Retry' })), 'a'],
		['with a new reset key', () => {}, 'b'],
	])('shows the fallback, then the content %s, but not with the same key', async (_, retry, key) => {
		const { rerender } = render(boundary('a'));
		expectComplaint(/broken/);
		isBroken = false;
		rerender(boundary('a'));
		expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
		await retry();
		rerender(boundary(key));
		expect(screen.getByText('Whole')).toBeVisible();
	});

	it('contains a card’s error within that card', async () => {
		render(
			<CardBoundary title="Backup">
				<Fragile />
			</CardBoundary>,
		);
		expectComplaint(/broken/);
		expect(screen.getByRole('region', { name: 'Backup' })).toHaveTextContent(
			'Something went wrong on this page.',
		);
		isBroken = false;
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(screen.getByText('Whole')).toBeVisible();
	});
});
