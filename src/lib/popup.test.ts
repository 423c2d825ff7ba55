import { openPopup } from './popup';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function fakeWindow() {
	const popup = { closed: false, focus: jest.fn(), close: jest.fn() };
	const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
	return { popup, open };
}

function say(data: unknown, source: unknown, origin = ''): void {
	const event = new MessageEvent('message', { data, origin });
	Object.defineProperty(event, 'source', { value: source });
	window.dispatchEvent(event);
}

const ASKED = { url: 'https://example.com/', width: 780, height: 700 };

describe('openPopup', () => {
	it('opens a centered window of 780 × 700 [TRAF-089]', () => {
		Object.assign(window, { outerWidth: 1780, outerHeight: 1700, screenX: 10, screenY: 20 });
		const { open, popup } = fakeWindow();
		openPopup({ ...ASKED, onClose: () => {} })?.cancel();
		expect(open).toHaveBeenCalledWith(
			'https://example.com/',
			'_blank',
			'popup,width=780,height=700,left=510,top=520',
		);
		expect(popup.focus).toHaveBeenCalled();
	});

	it('opens at the edge of a smaller window, on whole pixels', () => {
		Object.assign(window, { outerWidth: 1781, outerHeight: 400, screenX: 0, screenY: 0 });
		const { open } = fakeWindow();
		openPopup({ ...ASKED, onClose: () => {} })?.cancel();
		expect(open.mock.calls[0]?.[2]).toBe('popup,width=780,height=700,left=501,top=0');
		Object.assign(window, { outerWidth: 300, outerHeight: 1703 });
		openPopup({ ...ASKED, onClose: () => {} })?.cancel();
		expect(open.mock.calls[1]?.[2]).toBe('popup,width=780,height=700,left=0,top=502');
	});

	it('checks every 100 ms if the popup is closed, then passes on its last message [TRAF-061]', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		openPopup({ ...ASKED, onClose });
		say({ keyring_id: 1 }, popup);
		say({ keyring_id: 2 }, popup);
		say({ keyring_id: 3 }, window);
		jest.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
		popup.closed = true;
		jest.advanceTimersByTime(99);
		expect(onClose).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 2 }]]);
		jest.advanceTimersByTime(1000);
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('ignores messages from other origins if the popup starts on this site', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		openPopup({ ...ASKED, url: '/provider/google', onClose });
		say({ keyring_id: 1 }, popup, window.location.origin);
		say({ keyring_id: 2 }, popup, 'https://evil.test');
		popup.closed = true;
		jest.advanceTimersByTime(100);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 1 }]]);
	});

	it('waits for a last message after the popup closes, then ends at once', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		openPopup({ ...ASKED, onClose });
		popup.closed = true;
		jest.advanceTimersByTime(400);
		expect(onClose).not.toHaveBeenCalled();
		say({ keyring_id: 3 }, popup);
		expect(onClose.mock.calls).toEqual([[{ keyring_id: 3 }]]);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('ends half a second after the popup closes without a message', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		openPopup({ ...ASKED, onClose });
		popup.closed = true;
		jest.advanceTimersByTime(600);
		expect(onClose.mock.calls).toEqual([[undefined]]);
		expect(jest.getTimerCount()).toBe(0);
		say({ keyring_id: 3 }, popup);
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	it('reports nothing if canceled while waiting for a last message', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		const opened = openPopup({ ...ASKED, onClose });
		popup.closed = true;
		jest.advanceTimersByTime(200);
		opened?.cancel();
		jest.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
	});

	it('can cancel a popup that never answers', () => {
		const { popup } = fakeWindow();
		const onClose = jest.fn();
		const opened = openPopup({ ...ASKED, onClose });
		jest.advanceTimersByTime(3_600_000);
		opened?.cancel();
		expect(popup.close).toHaveBeenCalled();
		jest.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([null, { closed: true }])('returns null if the browser blocks the popup: %p', (popup) => {
		jest.spyOn(window, 'open').mockReturnValue(popup as Window | null);
		expect(openPopup({ ...ASKED, onClose: () => {} })).toBeNull();
		expect(jest.getTimerCount()).toBe(0);
	});
});
