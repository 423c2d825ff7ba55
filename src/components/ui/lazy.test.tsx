import { act, render, screen, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Deferred, lazyPart, retryable, useChunk } from './lazy';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const code = async () => ({ Hello });
const gone = () => Promise.reject(new Error('gone'));

describe('lazyPart', () => {
	it('shows a placeholder until its code loads, and fetches the code only once', async () => {
		const load = jest.fn(code);
		const Part = lazyPart('Hello', load, { height: 40 });
		const { unmount } = render(<Part name="you" />);
		expect(screen.getByText('Loading…')).toBeInTheDocument();
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
		unmount();
		render(<Part name="me" />);
		expect(screen.getByText('Hello me')).toBeInTheDocument();
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('shows code that arrives between render and effects', async () => {
		// As in a browser: `act` would leave no room between the two.
		const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
		page.IS_REACT_ACT_ENVIRONMENT = false;
		const chunk = retryable(code);
		const Late = () => {
			const { code: loaded } = useChunk(chunk);
			useLayoutEffect(() => void chunk.load(), []);
			return loaded && <loaded.Hello name="you" />;
		};
		const root = createRoot(document.body.appendChild(document.createElement('div')));
		root.render(<Late />);
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
		root.unmount();
		page.IS_REACT_ACT_ENVIRONMENT = true;
	});

	it('offers a retry if its code fails to load', async () => {
		const Part = lazyPart('Hello', jest.fn(code).mockImplementationOnce(gone), { height: 40 });
		render(<Part name="you" />);
		await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
	});

	it('renders nothing if an optional part fails to load', async () => {
		const Part = lazyPart('Hello', gone as typeof code, { height: 40, isOptional: true });
		const { container } = render(<Part name="you" />);
		await act(async () => {});
		expect(container).toBeEmptyDOMElement();
	});
});

describe('a far part', () => {
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

	/** One whose code is here already, so that it shows as soon as it may. */
	async function openFar() {
		const Far = lazyPart('Hello', code, { height: 40, isFar: true });
		const { unmount } = render(<Far name="you" isForced />);
		expect(await screen.findByText('Hello you')).toBeInTheDocument();
		unmount();
		return Far;
	}

	const press = (keys: object) => void fireEvent.keyDown(document.body, keys);
	it.each<[string, () => void]>([
		['on Ctrl+F', () => press({ key: 'f', ctrlKey: true })],
		['on ⌘F', () => press({ key: 'f', metaKey: true })],
		['on F3', () => press({ key: 'F3' })],
		['before printing', () => void window.dispatchEvent(new Event('beforeprint'))],
	])('renders immediately %s', async (_, come) => {
		const Far = await openFar();
		render(<Far name="you" />);
		press({ key: 'f' });
		expect(screen.queryByText('Hello you')).not.toBeInTheDocument();
		act(() => {
			come();
			expect(screen.getByText('Hello you')).toBeInTheDocument();
		});
	});

	it('lets deferred content above it render first', async () => {
		const Far = await openFar();
		window.IntersectionObserver = class {
			constructor(private readonly onChange: IntersectionObserverCallback) {}
			observe() {
				const entry = { isIntersecting: true } as IntersectionObserverEntry;
				this.onChange([entry], this as unknown as IntersectionObserver);
			}
			disconnect() {}
		} as unknown as typeof IntersectionObserver;
		const rendered: string[] = [];
		const Above = () => {
			rendered.push(screen.queryByText('Hello you') ? 'after' : 'before');
			return 'above';
		};
		render([
			<Deferred key="above">
				<Above />
			</Deferred>,
			<Far key="far" name="you" />,
		]);
		expect(rendered).toEqual(['before']);
		expect(screen.getByText('Hello you')).toBeInTheDocument();
	});
});
