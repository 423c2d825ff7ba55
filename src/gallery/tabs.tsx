import { useState } from 'react';
import { Badge } from '../components/ui/badge';
import { CollapsingNav } from '../components/ui/collapsing-nav';
import { Tabs } from '../components/ui/tabs';
import type { Fixture } from './fixture';

const RANGES = ['Days', 'Weeks', 'Months'];
const MANY = [
	'Sicherheit',
	'Leistung',
	'Schreiben',
	'Teilen',
	'Diskussion',
	'Besucherstatistik',
	'Datenschutz',
];

function Live({ labels, isManual }: { labels: string[]; isManual?: boolean }) {
	const [selected, setSelected] = useState(labels[0] ?? '');
	return (
		<Tabs
			label="Range"
			tabs={labels.map((label) => ({ id: label, label }))}
			selected={selected}
			isManual={isManual}
			onSelect={setSelected}
		>
			<p>The panel of {selected}.</p>
		</Tabs>
	);
}

const links = (labels: string[]) =>
	labels.map((label, index) => ({
		id: label,
		label,
		href: `#${label}`,
		isCurrent: index === 0,
		badge: index === 1 ? <Badge tone="warning">2</Badge> : undefined,
	}));

export const tabs: Fixture = {
	name: 'Tabs and navigation',
	states: {
		'Tabs, chosen by arrow keys': () => <Live labels={RANGES} />,
		'Tabs, chosen by Enter': () => <Live labels={RANGES} isManual />,
		'Tabs that do not fit': () => <Live labels={MANY} />,
		'Navigation that fits': () => <CollapsingNav label="Dashboard" items={links(RANGES)} />,
		'Navigation that does not fit': () => <CollapsingNav label="Settings" items={links(MANY)} />,
	},
};
