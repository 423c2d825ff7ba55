import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { lazyPart } from './lazy-part';

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
		const shown: (string | null)[] = [];
		const Later = () => {
			useEffect(() => void shown.push(document.body.textContent), []);
			return <Part name="me" />;
		};
		render(<Later />);
		expect(shown).toEqual(['Hello me']);
	});
});
