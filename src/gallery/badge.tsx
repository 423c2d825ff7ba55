import { Avatar } from '../components/ui/avatar';
import { Badge } from '../components/ui/badge';
import { Image } from '../components/ui/image';
import type { Fixture } from './fixture';

const DRAWINGS = '/wp-content/plugins/site-dashboard/images/';
const ICON = '/wp-includes/images/w-logo-blue.png';

export const badge: Fixture = {
	name: 'Badge',
	states: {
		Neutral: () => <Badge>Off</Badge>,
		Good: () => <Badge tone="good">Protected</Badge>,
		Warning: () => <Badge tone="warning">Action needed</Badge>,
		Alarm: () => <Badge tone="alarm">2 threats</Badge>,
	},
};

export const picture: Fixture = {
	name: 'Avatar and image',
	states: {
		'Avatar without a picture': () => <Avatar src="" />,
		'Image that cannot be shown': () => <Image src="" alt="App Store" width={135} height={40} />,
		'Drawing, in the accent color': () => (
			<Image src={`${DRAWINGS}products/illustration-backup.svg`} alt="" width={320} height={240} isDrawing />
		),
		'Drawing, as an icon': () => (
			<Image src={`${DRAWINGS}plans/jetpack-security.svg`} alt="" width={32} height={32} isDrawing />
		),
		'Image from the site': () => <Image src={ICON} alt="Logo" width={48} height={48} />,
	},
};
