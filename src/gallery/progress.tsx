import { ProgressBar } from '../components/ui/progress-bar';
import { RecordMeter } from '../components/ui/record-meter';
import { StepBar } from '../components/ui/step-bar';
import { countdownText } from '../lib/countdown';
import type { Fixture } from './fixture';

const FLOW = ['one', 'two', 'three', 'four'];

export const progress: Fixture = {
	name: 'Progress',
	states: {
		'0 %': () => <ProgressBar label="Importing" value={0} />,
		'30 %, in words': () => <ProgressBar label="Importing" value={3} total={10} valueText="3 of 10 posts" />,
		'100 %': () => <ProgressBar label="Importing" value={120} />,
		'Nobody knows': () => <ProgressBar label="Preparing" />,
		'First step': () => <StepBar flow={FLOW} step="one" />,
		'Third step': () => <StepBar flow={FLOW} step="three" />,
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
};
