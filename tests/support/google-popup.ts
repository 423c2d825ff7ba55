import { act } from '@testing-library/react';

interface FakePopup {
	/** Addresses that were opened. */
	urls: string[];
	/** Says something to the page, as the provider's window does. */
	say: (data: unknown) => void;
	close: () => void;
	isOpen: () => boolean;
}

/** In place of the window jsdom can't open. */
export function fakePopup(): FakePopup {
	const popup = { closed: false, focus: () => {}, close: () => void (popup.closed = true) };
	const urls: string[] = [];
	jest.spyOn(window, 'open').mockImplementation((url) => {
		urls.push(String(url));
		popup.closed = false;
		return popup as unknown as Window;
	});
	return {
		urls,
		say(data) {
			const { origin } = new URL(urls.at(-1) ?? '', window.location.href);
			const event = new MessageEvent('message', { data, origin });
			Object.defineProperty(event, 'source', { value: popup });
			act(() => void window.dispatchEvent(event));
		},
		close: popup.close,
		isOpen: () => !popup.closed,
	};
}
