import { useId, type ReactNode } from 'react';
import { paths } from '../lib/paths';
import { LinkButton } from '../components/ui/action';
import { Badge } from '../components/ui/badge';
import { Button } from '../components/ui/button';
import { Banner } from '../components/ui/banner';
import { AnnotatedCard } from '../components/ui/annotated-card';
import { Card, CardGrid } from '../components/ui/card';
import { CardBoundary } from '../components/ui/card-boundary';
import { Skeleton } from '../components/ui/skeleton';
import { ErrorMessage, MutedText } from '../components/ui/text';
import { Toggle } from '../components/ui/toggle';
import type { Fixture } from './fixture';

const ignore = () => {};

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

export const card: Fixture = {
	name: 'Card',
	states: {
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
};

export const annotatedCard: Fixture = {
	name: 'Annotated card',
	states: {
		'With a setting': () => (
			<AnnotatedCard
				title="Downtime monitoring"
				level={3}
				about={<MutedText>Checks your site every five minutes and emails you if it goes down.</MutedText>}
			>
				<Toggle label="Get downtime alerts" isOn onToggle={ignore} />
			</AnnotatedCard>
		),
		Collapsed: () => (
			<AnnotatedCard title="Advanced" level={3} collapsible={{ startsOpen: false }}>
				Content
			</AnnotatedCard>
		),
		Expanded: () => (
			<AnnotatedCard title="Sharing" level={3} collapsible={{ startsOpen: true }}>
				<p>The content stays in the page while it’s collapsed.</p>
			</AnnotatedCard>
		),
	},
};
