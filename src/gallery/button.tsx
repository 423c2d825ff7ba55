import { useId } from 'react';
import { paths } from '../lib/paths';
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
		Secondary: () => <Button>Manage</Button>,
		'Tertiary, in line with the text above': () => (
			<div>
				<p>Jetpack Scan isn’t included in your plan.</p>
				<Button kind="tertiary">Not now</Button>
			</div>
		),
		'Link, for what leads elsewhere': () => (
			<LinkButton kind="link" label="View all stats" href={paths.dashboard.href()} />
		),
		Destructive: () => <Button isDestructive>Disconnect</Button>,
		'Tertiary, destructive': () => (
			<Button kind="tertiary" isDestructive>
				Disconnect your account
			</Button>
		),
		'Primary, busy': () => (
			<Button kind="primary" isBusy>
				Saving
			</Button>
		),
		'Secondary, busy': () => <Button isBusy>Saving</Button>,
		'Destructive, busy': () => (
			<Button isDestructive isBusy>
				Disconnecting…
			</Button>
		),
		'Disabled, with its reason': Disabled,
		'Long German words': () => (
			<Button kind="primary">Sicherheitsbenachrichtigungseinstellungen zurücksetzen</Button>
		),
		Arabic: () => <Button kind="primary">تفعيل المراقبة</Button>,
		'Link, primary': () => <LinkButton kind="primary" label="See plans" href={paths.plans.href()} />,
		'Link that opens a tab, at each level': () => (
			<div>
				<LinkButton kind="primary" label="Get Backup" href="https://example.org/" isExternal />{' '}
				<LinkButton label="Read more" href="https://example.org/" isExternal />{' '}
				<LinkButton kind="link" label="View site activity" href="https://example.org/" isExternal />
			</div>
		),
		'Link with an unsafe URL': () => <LinkButton label="Only text" href="javascript:alert(1)" />,
		'Icon alone': () => <IconButton icon="close" label="Close" onClick={() => {}} />,
		'Icon alone, disabled': () => <IconButton icon="close" label="Close" isDisabled onClick={() => {}} />,
	},
};
