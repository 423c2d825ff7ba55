/** Services that the share buttons offer; `icon` is a code of the icon font that themes use (host contract 6). */
export const SHARING_SERVICES: Readonly<Record<string, { icon: string; shortUrlLength?: number }>> = {
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
