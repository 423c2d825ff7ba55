import { Badge } from '../components/ui/badge';
import { Button } from '../components/ui/button';
import { Card, CardGrid } from '../components/ui/card';
import { FoldableCard } from '../components/ui/foldable-card';
import { Skeleton } from '../components/ui/skeleton';
import { Failure, Figure, Quiet } from '../components/ui/text';
import { Toggle } from '../components/ui/toggle';
import type { Fixture } from './fixture';

const ignore = () => {};

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
				<Skeleton height={32} width={120} />
				<Skeleton height={20} />
			</Card>
		),
		Failed: () => (
			<Card title="Scan" badge={<Badge tone="warning">Unknown</Badge>}>
				<Failure text="The host did not answer." onRetry={ignore} />
			</Card>
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
			<FoldableCard title="Sharing" startsOpen badge={<Badge tone="good">3 on</Badge>}>
				<p>The content stays in the page while it is open.</p>
			</FoldableCard>
		),
	},
};
