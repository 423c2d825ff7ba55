/** A service of the share buttons; `icon` is a code in the icon font themes use (host-contract 6). */
export interface SharingService {
	icon: string;
	shortUrlLength?: number;
}

export const SHARING_SERVICES: Readonly<Record<string, SharingService>> = {
	print: { icon: '\\f469' },
	facebook: { icon: '\\f204' },
	linkedin: { icon: '\\f207' },
	reddit: { icon: '\\f222' },
	twitter: { icon: '\\f202', shortUrlLength: 24 },
	pinterest: { icon: '\\f209' },
	tumblr: { icon: '\\f214' },
	pocket: { icon: '\\f224' },
	telegram: { icon: '\\f606' },
	'jetpack-whatsapp': { icon: '\\f608' },
	email: { icon: '\\f410' },
};
