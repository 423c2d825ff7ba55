import { useState } from 'react';
import { Toggle } from '../components/ui/toggle';
import type { Fixture } from './fixture';

const ignore = () => {};

function Live() {
	const [isOn, setIsOn] = useState(false);
	return <Toggle label="Try me" isOn={isOn} onToggle={setIsOn} />;
}

export const toggle: Fixture = {
	name: 'Toggle',
	states: {
		Live,
		Off: () => <Toggle label="Monitor downtime" isOn={false} onToggle={ignore} />,
		On: () => <Toggle label="Monitor downtime" isOn onToggle={ignore} />,
		'Off, busy': () => <Toggle label="Monitor downtime" isOn={false} isBusy onToggle={ignore} />,
		'On, busy': () => <Toggle label="Monitor downtime" isOn isBusy onToggle={ignore} />,
		'Off, disabled': () => <Toggle label="Monitor downtime" isOn={false} isDisabled onToggle={ignore} />,
		'On, disabled': () => <Toggle label="Monitor downtime" isOn isDisabled onToggle={ignore} />,
		'Label hidden': () => <Toggle label="Monitor downtime" isOn isLabelHidden onToggle={ignore} />,
		'Long label': () => (
			<Toggle
				label="Benachrichtigungen über Sicherheitsaktualisierungen an alle Administratorinnen senden"
				isOn
				onToggle={ignore}
			/>
		),
	},
};
