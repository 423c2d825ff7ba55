import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function setUp(delay?: number) {
	const onSearch = jest.fn();
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	const view = render(<SearchField label="Search plugins" onSearch={onSearch} delay={delay} />);
	return { user, onSearch, field: screen.getByRole('searchbox', { name: 'Search plugins' }), ...view };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('SearchField', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it.each([undefined, 500])(
		'searches after the last keystroke, with the delay %s [UI-019]',
		async (delay) => {
			const { user, onSearch, field } = setUp(delay);
			await user.type(field, 'seo');
			wait((delay ?? 300) - 1);
			expect(onSearch).not.toHaveBeenCalled();
			wait(1);
			expect(onSearch.mock.calls).toEqual([['seo']]);
		},
	);

	it.each([
		['on Enter', 'seo{Enter}', 'seo'],
		['when the last character is deleted', 'a{Backspace}', ''],
	])('searches immediately %s, and not again after the delay', async (_, typed, term) => {
		const { user, onSearch, field } = setUp();
		await user.type(field, typed);
		expect(onSearch.mock.calls).toEqual([[term]]);
		wait(1000);
		expect(onSearch).toHaveBeenCalledTimes(1);
	});

	it('clears immediately with its button and keeps focus', async () => {
		const { user, onSearch, field } = setUp();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		await user.type(field, 'seo');
		await user.click(screen.getByRole('button', { name: 'Clear search' }));
		expect(field).toHaveValue('');
		expect(field).toHaveFocus();
		expect(onSearch.mock.calls).toEqual([['']]);
	});

	it('clears on Escape without passing the key on', async () => {
		const { user, field } = setUp();
		const heard = jest.fn();
		document.addEventListener('keydown', heard, true);
		await user.type(field, 'a');
		heard.mockClear();
		await user.keyboard('{Escape}');
		expect(field).toHaveValue('');
		expect(heard).not.toHaveBeenCalled();
		document.removeEventListener('keydown', heard, true);
	});

	it('cancels a pending search on unmount', async () => {
		const { user, onSearch, field, unmount } = setUp();
		await user.type(field, 'seo');
		unmount();
		wait(1000);
		expect(onSearch).not.toHaveBeenCalled();
	});
});
