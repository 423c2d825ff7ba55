import { useId, useState } from 'react';
import { LinkButton } from '../components/ui/action';
import { Button } from '../components/ui/button';
import { Checkbox } from '../components/ui/checkbox';
import { CopyButton, CopyControl } from '../components/ui/copy-button';
import { CopyableField } from '../components/ui/copyable-field';
import { IconButton } from '../components/ui/icon-button';
import { RadioGroup } from '../components/ui/radio-group';
import { SearchField } from '../components/ui/search-field';
import { SelectField } from '../components/ui/select-field';
import { TextArea, TextField } from '../components/ui/text-field';
import { Toggle } from '../components/ui/toggle';
import { paths } from '../lib/paths';
import { type Fixtures, ignore, states } from './gallery';

const REASON = 'Only administrators can change this.';
const OPTIONS = [
	{ value: 'above', label: 'Above the post' },
	{ value: 'below', label: 'Below the post', help: 'Where most readers look for it.' },
];
const OUTSIDE = 'https://example.org/';

function Disabled() {
	const id = useId();
	return (
		<>
			<Button isDisabled describedBy={id}>
				Activate
			</Button>
			<p id={id}>{REASON}</p>
		</>
	);
}

function LiveText() {
	const [value, setValue] = useState('Grüße 👋');
	return <TextArea label="Site title" value={value} limit={20} onChange={setValue} />;
}

function LiveToggle() {
	const [isOn, setIsOn] = useState(false);
	return <Toggle label="Try me" isOn={isOn} onToggle={setIsOn} />;
}

const key = { label: 'Site key', value: '1234', onChange: ignore };
const place = { label: 'Place', value: 'above', options: OPTIONS, onChange: ignore };

export const CONTROLS: Fixtures = {
	Button: {
		...states(Button, { children: 'Activate' })({
			Primary: { kind: 'primary' },
			Secondary: { children: 'Manage' },
		}),
		'Tertiary, in line with the text above': () => (
			<div>
				<p>Jetpack Scan isn’t included in your plan.</p>
				<Button kind="tertiary">Not now</Button>
			</div>
		),
		...states(LinkButton, { label: 'View all stats', href: paths.dashboard.href() })({
			'Link, for what leads elsewhere': { kind: 'link' },
		}),
		...states(Button, { children: 'Saving' })({
			Destructive: { isDestructive: true, children: 'Disconnect' },
			'Tertiary, destructive': {
				kind: 'tertiary',
				isDestructive: true,
				children: 'Disconnect your account',
			},
			'Primary, busy': { kind: 'primary', isBusy: true },
			'Secondary, busy': { isBusy: true },
			'Destructive, busy': { isDestructive: true, isBusy: true, children: 'Disconnecting…' },
		}),
		'Disabled, with its reason': Disabled,
		...states(Button, { kind: 'primary', children: 'تفعيل المراقبة' })({
			'Long German words': {
				children: 'Sicherheitsbenachrichtigungseinstellungen zurücksetzen',
			},
			Arabic: {},
		}),
		'Link, primary': () => <LinkButton kind="primary" label="See plans" href={paths.plans.href()} />,
		'Link that opens a tab, at each level': () => (
			<div>
				<LinkButton kind="primary" label="Get Backup" href={OUTSIDE} isExternal />{' '}
				<LinkButton label="Read more" href={OUTSIDE} isExternal />{' '}
				<LinkButton kind="link" label="View site activity" href={OUTSIDE} isExternal />
			</div>
		),
		'Link with an unsafe URL': () => <LinkButton label="Only text" href="javascript:alert(1)" />,
		...states(IconButton, { icon: 'close', label: 'Close', onClick: ignore })({
			'Icon alone': {},
			'Icon alone, disabled': { isDisabled: true },
		}),
	},
	Toggle: {
		Live: LiveToggle,
		...states(Toggle, { label: 'Monitor downtime', isOn: true, onToggle: ignore })({
			Off: { isOn: false },
			On: {},
			'Off, busy': { isOn: false, isBusy: true },
			'On, busy': { isBusy: true },
			'Off, disabled': { isOn: false, isDisabled: true },
			'On, disabled': { isDisabled: true },
			'Label hidden': { isLabelHidden: true },
			'Long label': {
				label: 'Benachrichtigungen über Sicherheitsaktualisierungen an alle Administratorinnen senden',
			},
		}),
	},
	'Text field and text area': {
		'Live, counting': LiveText,
		...states(
			TextField,
			key,
		)({
			Empty: { value: '', attributes: { placeholder: '1234abcd' } },
			'With help': { help: 'You find it in your account.' },
			'With an error': { error: 'A key has 12 characters.' },
			Disabled: { disabledReason: REASON },
		}),
		...states(TextArea, { label: 'Addresses', value: 'a.example', onChange: ignore })({
			'Too long': { label: 'Title', limit: 5, value: 'Too long' },
			'Several lines': { help: 'One on each line.', value: 'a.example\nb.example' },
			'Several lines, with an error': { error: 'The second line is no address.' },
		}),
	},
	'Select, radio and checkbox': {
		...states(SelectField, place)({ Select: {}, 'Select, disabled': { disabledReason: REASON } }),
		...states(
			RadioGroup,
			place,
		)({
			'Radio group': { help: 'Of the buttons.', value: 'below' },
			'Radio group, with an error': { error: 'Choose one.', value: '' },
			'Radio group, disabled': { disabledReason: REASON },
		}),
		...states(Checkbox, { label: 'Send reports', isChecked: true, onChange: ignore })({
			'Checkbox, off': { isChecked: false },
			'Checkbox, on, with help': { help: 'Once a week.' },
			'Checkbox, disabled': { disabledReason: REASON },
			'Checkbox, with an error': {
				label: 'I have a copy',
				error: 'Please confirm.',
				isChecked: false,
			},
		}),
	},
	'Search and copy': {
		...states(SearchField, { label: 'Search plugins', onSearch: ignore })({
			'Search, empty': {},
			'Search, filled': { initialTerm: 'seo' },
		}),
		...states(CopyButton, { text: 'copied from the gallery' })({
			'Copy button': {},
			'Copy button, quiet': { kind: 'tertiary', label: 'Copy details' },
		}),
		...states(CopyControl, { state: 'copied', onCopy: ignore })({
			'Copy button, copied': {},
			'Copy button, refused': { state: 'refused' },
		}),
		'Copyable field': () => <CopyableField label="Your address" value="post+1a2b3c@example.org" />,
	},
};
