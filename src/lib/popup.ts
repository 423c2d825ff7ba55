/** Milliseconds between looks at whether it was closed (TRAF-061). */
const INTERVAL = 100;
/** Milliseconds that a window may be closed before its last words arrive: a busy browser is not in order. */
const GRACE = 500;

interface PopupOptions {
	url: string;
	/** In px. */
	width: number;
	height: number;
	/** It was closed, by whomever; gets the last thing that it said, undefined when it said nothing. */
	onClose: (message: unknown) => void;
}

export interface Popup {
	/** Closes it, and waits no more. */
	cancel: () => void;
}

/**
 * Opens a popup centered over this window, listens to it alone, and waits until it closes. Null if the
 * browser blocks it.
 */
export function openPopup({ url, width, height, onClose }: PopupOptions): Popup | null {
	const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
	const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
	const features = `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
	const popup = window.open(url, '_blank', features);
	if (!popup || popup.closed) {
		return null;
	}
	let message: unknown;
	let grace: ReturnType<typeof setTimeout> | undefined;
	const stop = () => {
		clearInterval(timer);
		clearTimeout(grace);
		window.removeEventListener('message', listen);
	};
	const finish = () => {
		stop();
		onClose(message);
	};
	const { origin } = new URL(url, window.location.href);
	const listen = (event: MessageEvent) => {
		// A popup that begins on another site may be led through several; one of ours stays here.
		const isTrusted = origin !== window.location.origin || event.origin === origin;
		if (event.source === popup && isTrusted) {
			message = event.data;
			if (grace !== undefined) {
				finish();
			}
		}
	};
	const timer = setInterval(() => {
		if (popup.closed) {
			clearInterval(timer);
			if (message === undefined) {
				grace = setTimeout(finish, GRACE);
			} else {
				finish();
			}
		}
	}, INTERVAL);
	window.addEventListener('message', listen);
	popup.focus();
	return {
		cancel() {
			stop();
			popup.close();
		},
	};
}
