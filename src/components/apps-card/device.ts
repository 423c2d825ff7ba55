export type Device = 'ios' | 'android' | 'other';

/** The device by its user agent; a Windows phone claims to be all of them and has no app (DASH-032). */
export function deviceOf(userAgent: string): Device {
	if (/windows phone/i.test(userAgent)) {
		return 'other';
	}
	if (/iPad|iPhone|iPod/.test(userAgent)) {
		return 'ios';
	}
	return /android/i.test(userAgent) ? 'android' : 'other';
}
