import { useId, type ReactNode } from 'react';
import { Guarantee } from '../components/guarantee/guarantee';
import { Price } from '../components/price/price';
import { ProductCard, type ProductCardContent } from '../components/product-card/product-card';
import { LinkButton } from '../components/ui/action';
import { AnnotatedCard } from '../components/ui/annotated-card';
import { Badge } from '../components/ui/badge';
import { Banner } from '../components/ui/banner';
import { Button } from '../components/ui/button';
import { Card, CardGrid } from '../components/ui/card';
import { CardBoundary } from '../components/ui/card-boundary';
import { Skeleton } from '../components/ui/skeleton';
import { ErrorMessage, MutedText } from '../components/ui/text';
import { Toggle } from '../components/ui/toggle';
import { paths } from '../lib/paths';
import { ProductStepCard } from '../routes/recommendations/product-step-card/product-step-card';
import { type Fixtures, ignore, states } from './gallery';

const BACKUP: ProductCardContent = {
	title: 'Backup Plus',
	productSlug: 'jetpack_backup_t1_yearly',
	description: 'Real-time backups you can restore in one click.',
	features: ['Real-time backups', '10 GB of storage', '30 days of history*', 'One-click restores'],
	disclaimer: { text: '* Depends on your storage.', url: '#terms', link_text: 'Read more' },
	currencyCode: 'USD',
	price: 9.95,
	discountedPrice: 4.95,
	billingDescription: 'per month, paid yearly',
	checkoutText: 'Get Backup',
	checkoutUrl: '#checkout',
};

/** A switch that cannot be moved, and why. */
function Blocked({ title, reason, children }: { title: string; reason: string; children?: ReactNode }) {
	const id = useId();
	return (
		<Card
			title={title}
			badge={<Badge>Off</Badge>}
			control={
				<Toggle label={title} isOn={false} isDisabled isLabelHidden describedBy={id} onToggle={ignore} />
			}
		>
			<MutedText id={id}>{reason}</MutedText>
			{children}
		</Card>
	);
}

function Broken(): ReactNode {
	throw new Error('This fixture fails on purpose.');
}

export const CARDS: Fixtures = {
	Card: {
		Ready: () => (
			<Card
				title="Backup"
				icon="M7 18.5a4 4 0 01-.5-8 5.5 5.5 0 0110.7 1.2 3.5 3.5 0 01-.2 6.8M12 12v7.5M9.5 14.5L12 12l2.5 2.5"
				badge={<Badge tone="good">On</Badge>}
				control={<Toggle label="Backup" isOn isLabelHidden onToggle={ignore} />}
			>
				<MutedText>Everything is saved.</MutedText>
			</Card>
		),
		Off: () => (
			<Card title="Monitor" badge={<Badge>Off</Badge>}>
				<MutedText>We tell you when your site goes down.</MutedText>
				<Button>Activate</Button>
			</Card>
		),
		Loading: () => (
			<Card title="Statistics" isBusy>
				<Skeleton height={32} />
				<Skeleton height={20} />
			</Card>
		),
		Failed: () => (
			<Card title="Scan" badge={<Badge tone="warning">Unknown</Badge>}>
				<ErrorMessage text="The host did not answer." onRetry={ignore} />
			</Card>
		),
		Busy: () => (
			<Card
				title="Protect"
				badge={<Badge>Off</Badge>}
				control={<Toggle label="Protect" isOn={false} isBusy isLabelHidden onToggle={ignore} />}
			>
				<MutedText>Keeps those out who guess passwords.</MutedText>
				<Button isBusy>Activating</Button>
			</Card>
		),
		'Needs a connection': () => (
			<Blocked title="Search" reason="Search needs your account.">
				<LinkButton label="Connect your account" href={paths.connectUser.href()} />
			</Blocked>
		),
		'Needs an upgrade': () => (
			<Card title="Videos">
				<MutedText>Videos of high quality, without ads.</MutedText>
				<Banner
					title="Without limits"
					isQuiet
					isTitleHidden
					price="$4.95/month, paid yearly"
					action={{ label: 'See plans', href: paths.plans.href() }}
				>
					As many videos as you like.
				</Banner>
			</Card>
		),
		Offline: () => <Blocked title="Downtime" reason="Not available in Offline Mode." />,
		'Kept from failing the page': () => (
			<CardBoundary title="Newsletter">
				<Broken />
			</CardBoundary>
		),
		'Two in a row': () => (
			<CardGrid>
				<Card title="First">
					<MutedText>Short.</MutedText>
				</Card>
				<Card title="Rechtschreibprüfungsbenachrichtigungen">
					<MutedText>Longer, so that this one is as high as what it says, and the other is not.</MutedText>
				</Card>
				<Card title="Third">
					<MutedText>An odd last one takes the whole row.</MutedText>
				</Card>
			</CardGrid>
		),
	},
	'Annotated card': states(AnnotatedCard, { title: 'Advanced', level: 3, children: 'Content' })({
		'With a setting': {
			title: 'Downtime monitoring',
			about: <MutedText>Checks your site every five minutes and emails you if it goes down.</MutedText>,
			children: <Toggle label="Get downtime alerts" isOn onToggle={ignore} />,
		},
		Collapsed: { collapsible: { startsOpen: false } },
		Expanded: {
			title: 'Sharing',
			collapsible: { startsOpen: true },
			children: <p>The content stays in the page while it’s collapsed.</p>,
		},
	}),
	Price: states(Price, { price: 9.95, currency: 'USD' })({
		Regular: {},
		Reduced: { offPrice: 4.95 },
		'Without zeros': { price: 10, legend: 'per year' },
		'Without places': { price: 1234567, offPrice: 1200, currency: 'JPY' },
		'From right to left': { price: 1234.5, offPrice: 99, currency: 'AED' },
	}),
	'Product card': states(ProductCard, { product: BACKUP })({
		Primary: {},
		Secondary: {
			product: {
				...BACKUP,
				title: 'Backup Popular',
				priority: 'secondary',
				callToAction: 'Popular upgrade',
				disclaimer: undefined,
			},
		},
		'The least': {
			product: {
				title: 'Suchmaschinenoptimierungszusatzpaket',
				productSlug: 'x',
				price: 5,
				currencyCode: 'USD',
				checkoutText: 'Get it',
				checkoutUrl: '#checkout',
			},
		},
		'Price unknown': {
			product: { ...BACKUP, title: 'Backup Someday', price: null, discountedPrice: null },
		},
	}),
	Guarantee: { Shown: () => <Guarantee /> },
	'Product step card': states(ProductStepCard, {
		title: 'VideoPress',
		ctaLink: '#checkout',
		ctaText: 'Get VideoPress',
	})({
		'With all it can say': {
			title: 'Security',
			ctaText: 'Get Security',
			features: [
				'Backups with 10 GB of storage',
				'Daily malware scans',
				'Spam protection for comments and forms',
			],
			disclaimer: { text: 'Depends on your storage.', url: '#terms', link_text: 'Read more' },
		},
		'The least': {},
	}),
};
