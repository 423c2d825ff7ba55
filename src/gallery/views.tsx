import { useState } from 'react';
import { Badge } from '../components/ui/badge';
import { BarChart } from '../components/ui/bar-chart';
import type { ChartBar } from '../components/ui/bar-chart-bars';
import { CollapsingNav } from '../components/ui/collapsing-nav';
import { ProgressBar } from '../components/ui/progress-bar';
import { RecordMeter } from '../components/ui/record-meter';
import { StepBar } from '../components/ui/step-bar';
import { Tabs } from '../components/ui/tabs';
import { countdownText } from '../lib/countdown';
import { StepProgress } from '../routes/recommendations/step-progress';
import { type Fixtures, states } from './gallery';

const RANGES = ['Days', 'Weeks', 'Months'];
const MANY = 'Sicherheit Leistung Schreiben Teilen Diskussion Besucherstatistik Datenschutz'.split(' ');

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

const DAYS = Array.from({ length: 30 }, (_, index) => (index * 37) % 91);

const bars = (values: Array<number | null>): ChartBar[] =>
	values.map((value, index) => ({
		label: `Nov ${index + 1}`,
		name: `November ${index + 1}`,
		value,
		valueText: value === null ? '-' : `${value} views`,
		isUnfinished: index === 29,
		href: `https://example.com/?day=${index + 1}`,
	}));

function Chart({ values }: { values: Array<number | null> }) {
	return (
		<BarChart
			label="Views by day"
			bars={bars(values)}
			columns={['Period', 'Views']}
			onOpen={() => undefined}
		/>
	);
}

export const VIEWS: Fixtures = {
	Progress: {
		...states(ProgressBar, { label: 'Importing' })({
			'0 %': { value: 0 },
			'30 %, in words': { value: 3, total: 10, valueText: '3 of 10 posts' },
			'100 %': { value: 120 },
			'Nobody knows': { label: 'Preparing' },
		}),
		...states(StepBar, { flow: ['one', 'two', 'three', 'four'], step: 'one' })({
			'First step': {},
			'Third step': { step: 'three' },
		}),
		'Records of several kinds': () => (
			<RecordMeter
				items={[
					{ count: 12_034, label: 'posts', backgroundColor: 'var(--jpd-success-border)' },
					{ count: 310, label: 'comments', backgroundColor: 'var(--jpd-warning-border)' },
					{ count: 0, label: 'pages', backgroundColor: 'var(--jpd-info-border)' },
				]}
			/>
		),
		'Countdown with days': () => <p>{countdownText(93_784_000)}</p>,
		'Countdown, the last seconds': () => <p>{countdownText(9000)}</p>,
	},
	'Tabs and navigation': {
		...states(Live, { labels: RANGES })({
			'Tabs, chosen by arrow keys': {},
			'Tabs, chosen by Enter': { isManual: true },
			'Tabs that do not fit': { labels: MANY },
		}),
		'Navigation that fits': () => <CollapsingNav label="Dashboard" items={links(RANGES)} />,
		'Navigation that does not fit': () => <CollapsingNav label="Settings" items={links(MANY)} />,
	},
	'Bar chart': {
		...states(Chart, { values: DAYS })({
			'Thirty days': {},
			'Twelve months': { values: DAYS.slice(0, 12).map((value) => value * 40_000) },
			'One bar': { values: [7] },
			'Some of it not known': { values: [3, null, 9, 0, 10] },
			'No activity': { values: DAYS.map(() => 0) },
		}),
		'In a narrow place': () => (
			<div style={{ maxInlineSize: 230 }}>
				<Chart values={DAYS} />
			</div>
		),
	},
	'Step progress': states(StepProgress, { progress: { kind: 'value', value: 52, number: 2, total: 5 } })({
		'Of the default flow': {},
		'At its end': { progress: { kind: 'value', value: 100, number: 5, total: 5 } },
		'First of an onboarding': { progress: { kind: 'position', number: 1, total: 7 } },
		'Last of an onboarding': { progress: { kind: 'position', number: 7, total: 7 } },
	}),
};
