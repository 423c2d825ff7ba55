import { useId } from 'react';
import { LinkButton } from '../components/ui/action';
import { Button } from '../components/ui/button';
import { IconButton } from '../components/ui/icon-button';
import type { Fixture } from './fixture';

function Disabled() {
	const id = useId();
	return (
		<>
			<Button isDisabled describedBy={id}>
				Activate
			</Button>
			<p id={id}>Only administrators can change this.</p>
		</>
	);
}

export const button: Fixture = {
	name: 'Button',
	states: {
		Primary: () => <Button kind="primary">Activate</Button>,
		Plain: () => <Button>Manage</Button>,
		Quiet: () => <Button kind="quiet">Not now</Button>,
		'Primary, busy': () => (
			<Button kind="primary" isBusy>
				Saving
			</Button>
		),
		'Plain, busy': () => <Button isBusy>Saving</Button>,
		'Disabled, with its reason': Disabled,
		'Long German words': () => (
			<Button kind="primary">Sicherheitsbenachrichtigungseinstellungen zurücksetzen</Button>
		),
		Arabic: () => <Button kind="primary">تفعيل المراقبة</Button>,
		'Link, primary': () => <LinkButton kind="primary" label="See plans" href="#/plans" />,
		'Link to elsewhere': () => <LinkButton label="Read more" href="https://example.org/" isExternal />,
		'Link with an unsafe address': () => <LinkButton label="Only text" href="javascript:alert(1)" />,
		'Sign alone': () => <IconButton icon="close" label="Close" onClick={() => {}} />,
		'Sign alone, disabled': () => <IconButton icon="close" label="Close" isDisabled onClick={() => {}} />,
	},
};
