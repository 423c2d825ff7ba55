import { useId, type ReactNode } from 'react';
import { LinkButton } from '../components/ui/action';
import { Badge } from '../components/ui/badge';
import { Button } from '../components/ui/button';
import { Banner } from '../components/ui/banner';
import { Card, CardGrid } from '../components/ui/card';
import { CardBoundary } from '../components/ui/card-boundary';
import { FoldableCard } from '../components/ui/foldable-card';
import { Skeleton } from '../components/ui/skeleton';
import { Failure, Figure, Quiet } from '../components/ui/text';
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
			<Quiet id={id}>{reason}</Quiet>
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
				badge={<Badge tone="good">On</Badge>}
				control={<Toggle label="Backup" isOn isLabelHidden onToggle={ignore} />}
				footer={<a href="#/backup">See all copies</a>}
			>
				<Figure>2 hours ago</Figure>
				<Quiet>Everything is saved.</Quiet>
			</Card>
		),
		Off: () => (
			<Card title="Monitor" badge={<Badge>Off</Badge>}>
				<Quiet>We tell you when your site goes down.</Quiet>
				<Button>Activate</Button>
			</Card>
		),
		Loading: () => (
			<Card title="Statistics">
				<Skeleton height={32} />
				<Skeleton height={20} />
			</Card>
		),
		Failed: () => (
			<Card title="Scan" badge={<Badge tone="warning">Unknown</Badge>}>
				<Failure text="The host did not answer." onRetry={ignore} />
			</Card>
		),
		Busy: () => (
			<Card
				title="Protect"
				badge={<Badge>Off</Badge>}
				control={<Toggle label="Protect" isOn={false} isBusy isLabelHidden onToggle={ignore} />}
			>
				<Quiet>Keeps those out who guess passwords.</Quiet>
				<Button isBusy>Activating</Button>
			</Card>
		),
		'Needs a connection': () => (
			<Blocked title="Search" reason="Search needs your account.">
				<LinkButton label="Connect your account" href="#/connect-user" />
			</Blocked>
		),
		'Needs an upgrade': () => (
			<Card title="Videos">
				<Quiet>Videos of high quality, without ads.</Quiet>
				<Banner title="Without limits" isQuiet action={{ label: 'See plans', href: '#/plans' }}>
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
					<Quiet>Short.</Quiet>
				</Card>
				<Card title="Rechtschreibprüfungsbenachrichtigungen">
					<Quiet>Longer, so that both are as high as this one in the row.</Quiet>
				</Card>
			</CardGrid>
		),
	},
};

export const foldableCard: Fixture = {
	name: 'Foldable card',
	states: {
		Folded: () => <FoldableCard title="Advanced">Content</FoldableCard>,
		Open: () => (
			<FoldableCard title="Sharing" startsOpen>
				<p>The content stays in the page while it is open.</p>
			</FoldableCard>
		),
	},
};
