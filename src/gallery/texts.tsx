import { ActionControl } from '../components/ui/action';
import { Avatar } from '../components/ui/avatar';
import { Badge } from '../components/ui/badge';
import { Banner } from '../components/ui/banner';
import { CheckList } from '../components/ui/check-list';
import { Icon, LoadingIcon, type IconName } from '../components/ui/icon';
import { Image } from '../components/ui/image';
import { Notice, type NoticeTone } from '../components/ui/notice';
import { NoticeDetails } from '../components/ui/notice-details';
import { ScreenHeading } from '../components/ui/screen-heading';
import { Section } from '../components/ui/section';
import { Sentence } from '../components/ui/sentence';
import { Skeleton } from '../components/ui/skeleton';
import { ExternalLink, ErrorMessage, MutedText } from '../components/ui/text';
import { paths } from '../lib/paths';
import { type Fixtures, ignore, states } from './gallery';

const DRAWINGS = '/wp-content/plugins/site-dashboard/images/';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
const TONES: NoticeTone[] = ['is-success', 'is-error', 'is-info', 'is-warning', 'is-basic'];
const OUTSIDE = 'https://example.org/';

/** Every name: the compiler asks for those that are missing. */
const ICONS: Readonly<Record<IconName, true>> = {
	check: true,
	'chevron-down': true,
	close: true,
	help: true,
	info: true,
	lock: true,
	search: true,
	star: true,
	warning: true,
};

export const TEXTS: Fixtures = {
	Badge: states(Badge, { children: 'Off' })({
		Neutral: {},
		Good: { tone: 'good', children: 'Protected' },
		Warning: { tone: 'warning', children: 'Action needed' },
		Alarm: { tone: 'alarm', children: '2 threats' },
	}),
	'Avatar and image': {
		'Avatar without a picture': () => <Avatar src="" />,
		...states(Image, { src: '', alt: '', width: 32, height: 32 })({
			'Image that cannot be shown': { alt: 'App Store', width: 135, height: 40 },
			'Drawing, in the accent color': {
				src: `${DRAWINGS}products/illustration-backup.svg`,
				width: 320,
				height: 240,
				isDrawing: true,
			},
			'Drawing, as an icon': { src: `${DRAWINGS}plans/jetpack-security.svg`, isDrawing: true },
			'Image from the site': {
				src: '/wp-includes/images/w-logo-blue.png',
				alt: 'Logo',
				width: 48,
				height: 48,
			},
		}),
	},
	Text: {
		Quiet: () => <MutedText>Secondary text.</MutedText>,
		'External link': () => <ExternalLink href={OUTSIDE}>Terms of service</ExternalLink>,
		'Link with an unsafe address': () => <ExternalLink href="javascript:alert(1)">Only text</ExternalLink>,
		...states(ErrorMessage, { text: 'Failed to save the setting.' })({
			Failure: {},
			'Failure with a retry': { onRetry: ignore },
		}),
		'One long word': () => <MutedText>{LONG}</MutedText>,
		'Sentence with a link and an unknown mark': () => (
			<p>
				<Sentence
					text="Read <terms>the terms</terms> first, then the <other>rest</other>."
					marks={{ terms: (words) => <ExternalLink href={OUTSIDE}>{words}</ExternalLink> }}
				/>
			</p>
		),
		'Check list': () => <CheckList items={['A copy every day', 'Restored in one click']} />,
		'Heading of a screen': () => <ScreenHeading>At a glance</ScreenHeading>,
		'Section with a link': () => (
			<Section title="Protection" link={<a href={paths.security.href()}>All settings</a>}>
				<MutedText>Content</MutedText>
			</Section>
		),
	},
	Icon: {
		'All names': () => (
			<p>
				{(Object.keys(ICONS) as IconName[]).map((name) => (
					<span key={name}>
						<Icon name={name} /> {name}{' '}
					</span>
				))}
			</p>
		),
		'20 px': () => <Icon name="info" size={20} />,
		Loading: () => <LoadingIcon />,
		'Skeleton line': () => <Skeleton height={20} />,
	},
	Notice: states(Notice, { tone: 'is-error', children: 'The settings are saved.' })({
		...Object.fromEntries(TONES.map((tone) => [tone, { tone, onDismiss: ignore }])),
		'Without a dismiss control': { tone: 'is-info', children: 'You are offline.' },
		Compact: { tone: 'is-success', isCompact: true, onDismiss: ignore, children: 'Saved.' },
		'Compact with an action': {
			tone: 'is-info',
			isCompact: true,
			action: <ActionControl kind="tertiary" action={{ label: 'Undo', onClick: ignore }} />,
			children: 'Dismissed.',
		},
		'With a button': {
			tone: 'is-warning',
			action: <ActionControl action={{ label: 'Restore the connection', onClick: ignore }} />,
			children: 'The connection is broken.',
		},
		'With a busy button': {
			tone: 'is-warning',
			action: <ActionControl action={{ label: 'Restoring', onClick: ignore, isBusy: true }} />,
			children: 'The connection is broken.',
		},
		'With a link': {
			onDismiss: ignore,
			action: <ActionControl action={{ label: 'Contact support', href: OUTSIDE, isExternal: true }} />,
			children: 'The site could not be read.',
		},
		'With details': {
			onDismiss: ignore,
			children: (
				<>
					<p>
						Failed to save. See <a href="#help">what to do</a>.
					</p>
					<NoticeDetails text={'POST settings\n500 internal_error\n16 November 2026, 10:04'} />
				</>
			),
		},
	}),
	Banner: states(Banner, {
		title: 'Daily copies',
		action: { label: 'See plans', href: paths.plans.href() },
		onDismiss: ignore,
		children: 'Restore your site in one click.',
	})({ 'With an action': {}, Quiet: { isQuiet: true } }),
};
