import { act, render, screen, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { lazyPart } from './lazy-part';
import { Deferred } from './deferred';
import { LazyInView } from './lazy-in-view';
import { expectComplaint } from '../../../tests/support/setup';
import { ErrorBoundary } from './error-boundary';
import { LazyDialog } from './lazy-dialog';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazyPart', () => {
	it('shows a placeholder until its code loads, and fetches the code only once', async () => {
		const load = jest.fn(async () => Hello);
		const Part = lazyPart(load, { height: 40 });
		const { unmount } = render(<Part name="you" />);
		expect(screen.getByText('Loading…')).toBeInTheDocument();
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
		unmount();
		render(<Part name="me" />);
		expect(screen.getByText('Hello me')).toBeInTheDocument();
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('offers a retry if its code fails to load', async () => {
		const load = jest.fn<Promise<typeof Hello>, []>().mockRejectedValueOnce(new Error('gone'));
		load.mockResolvedValue(Hello);
		const Part = lazyPart(load, { height: 40 });
		render(<Part name="you" />);
		await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
	});

	it('renders nothing if an optional part fails to load', async () => {
		const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('gone')), { isOptional: true });
		const { container } = render(<Part name="you" />);
		await act(async () => {});
		expect(container).toBeEmptyDOMElement();
	});

	it('fetches deferred code once what’s around it is there, and shows it at once from then on', async () => {
		const steps: string[] = [];
		const load = async () => {
			steps.push('fetched');
			return Hello;
		};
		const Part = lazyPart(load, { height: 40, isDeferred: true });
		const Around = () => {
			useEffect(() => void steps.push('there'), []);
			return null;
		};
		const { unmount } = render([<Part key="part" name="you" />, <Around key="around" />]);
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
		expect(steps).toEqual(['there', 'fetched']);
		unmount();
		render(<Part name="me" />);
		expect(screen.getByText('Hello me')).toBeInTheDocument();
	});
});

describe('LazyInView', () => {
	const { IntersectionObserver } = window;
	beforeEach(() => {
		window.IntersectionObserver = class {
			observe() {}
			disconnect() {}
		} as unknown as typeof IntersectionObserver;
	});
	afterEach(() => {
		window.IntersectionObserver = IntersectionObserver;
	});

	it.each([
		['Ctrl+F', { key: 'f', ctrlKey: true }],
		['⌘F', { key: 'f', metaKey: true }],
		['F3', { key: 'F3' }],
	])('renders on a find-in-page shortcut: %s', (_, keys) => {
		render(<LazyInView height={40}>Far below</LazyInView>);
		fireEvent.keyDown(document.body, { key: 'f' });
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		fireEvent.keyDown(document.body, keys);
		expect(screen.getByText('Far below')).toBeInTheDocument();
	});

	it('renders immediately before printing', () => {
		render(<LazyInView height={40}>Far below</LazyInView>);
		expect(screen.queryByText('Far below')).not.toBeInTheDocument();
		act(() => {
			window.dispatchEvent(new Event('beforeprint'));
			expect(screen.getByText('Far below')).toBeInTheDocument();
		});
	});

	it('lets deferred content above it render first', () => {
		window.IntersectionObserver = class {
			constructor(private readonly onChange: IntersectionObserverCallback) {}
			observe() {
				const entry = { isIntersecting: true } as IntersectionObserverEntry;
				this.onChange([entry], this as unknown as IntersectionObserver);
			}
			disconnect() {}
		} as unknown as typeof IntersectionObserver;
		const rendered: string[] = [];
		const Part = ({ name }: { name: string }) => {
			rendered.push(name);
			return name;
		};
		render(
			<>
				<Deferred>
					<Part name="above" />
				</Deferred>
				<LazyInView height={40}>
					<Part name="below" />
				</LazyInView>
			</>,
		);
		expect(rendered).toEqual(['above', 'below']);
	});
});

/** @alone It replaces a module. */
let mockIsReachable = false;
jest.mock('./dialog', () => ({
	get Dialog() {
		if (!mockIsReachable) {
			throw new Error('Loading chunk dialog failed.');
		}
		return ({ title }: { title: string }) => <p>{title}</p>;
	},
}));

it('LazyDialog passes a failed download to its error boundary and refetches on retry', async () => {
	const user = userEvent.setup();
	render(
		<ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
			<LazyDialog title="Here" onClose={() => {}}>
				x
			</LazyDialog>
		</ErrorBoundary>,
	);
	const retry = await screen.findByRole('button', { name: 'Try again' });
	expectComplaint(/Loading chunk dialog failed/);
	mockIsReachable = true;
	await user.click(retry);
	expect(await screen.findByText('Here')).toBeVisible();
});
