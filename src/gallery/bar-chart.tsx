import { BarChart } from '../components/ui/bar-chart';
import type { ChartBar } from '../components/ui/bar-chart-bars';
import type { Fixture } from './fixture';

const bars = (values: Array<number | null>): ChartBar[] =>
	values.map((value, index) => ({
		label: `Nov ${index + 1}`,
		name: `November ${index + 1}`,
		value,
		valueText: value === null ? '-' : `${value} views`,
		isUnfinished: index === 29,
		href: `https://example.com/?day=${index + 1}`,
	}));

const DAYS = Array.from({ length: 30 }, (_, index) => (index * 37) % 91);

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

export const barChart: Fixture = {
	name: 'Bar chart',
	states: {
		'Thirty days': () => <Chart values={DAYS} />,
		'Twelve months': () => <Chart values={DAYS.slice(0, 12).map((value) => value * 40_000)} />,
		'One bar': () => <Chart values={[7]} />,
		'Some of it not known': () => <Chart values={[3, null, 9, 0, 10]} />,
		'No activity': () => <Chart values={DAYS.map(() => 0)} />,
		'In a narrow place': () => (
			<div style={{ maxInlineSize: 230 }}>
				<Chart values={DAYS} />
			</div>
		),
	},
};
