import { __ } from '@wordpress/i18n';
import type { Part } from '../../../lib/catalogue/contents';
import { formatUnit } from '../format-unit';

const LABELS: Readonly<Record<Part, () => string>> = {
	backups: () => __('Backups', 'site-dashboard'),
	storage: () => __('Room for backups', 'site-dashboard'),
	scan: () => __('Scans for threats', 'site-dashboard'),
	'anti-spam': () => __('Protection against spam', 'site-dashboard'),
	videos: () => __('Video hosting', 'site-dashboard'),
	search: () => __('Search for your visitors', 'site-dashboard'),
	ads: () => __('Earning with ads', 'site-dashboard'),
	analytics: () => __('Google Analytics', 'site-dashboard'),
	speed: () => __('Pages made faster by themselves', 'site-dashboard'),
	sharing: () => __('Pictures made for shared posts', 'site-dashboard'),
	support: () => __('Help that comes first', 'site-dashboard'),
};

export const partLabel = (part: Part): string => LABELS[part]();

/** How much there is of a part, in words. */
export function partValue(part: Part, amount: number | undefined): string {
	if (!amount) {
		return __('Not included', 'site-dashboard');
	}
	if (part === 'backups') {
		return amount > 1 ? __('Real-time', 'site-dashboard') : __('Daily', 'site-dashboard');
	}
	if (part === 'storage') {
		return amount < 1000 ? formatUnit(amount, 'gigabyte') : formatUnit(amount / 1000, 'terabyte');
	}
	return part === 'videos' && amount === 1
		? __('One video', 'site-dashboard')
		: __('Included', 'site-dashboard');
}
