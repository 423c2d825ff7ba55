import { useState } from 'react';
import { Checkbox } from '../components/ui/checkbox';
import { CopyButton, CopyControl } from '../components/ui/copy-button';
import { CopyableField } from '../components/ui/copyable-field';
import { RadioGroup } from '../components/ui/radio-group';
import { SearchField } from '../components/ui/search-field';
import { SelectField } from '../components/ui/select-field';
import { TextArea } from '../components/ui/text-area';
import { TextField } from '../components/ui/text-field';
import type { Fixture } from './fixture';

const ignore = () => {};
const REASON = 'Only administrators can change this.';
const OPTIONS = [
	{ value: 'above', label: 'Above the post' },
	{ value: 'below', label: 'Below the post', help: 'Where most readers look for it.' },
];

function LiveText() {
	const [value, setValue] = useState('Grüße 👋');
	return <TextArea label="Site title" value={value} limit={20} onChange={setValue} />;
}

export const textField: Fixture = {
	name: 'Text field and text area',
	states: {
		'Live, counting': LiveText,
		Empty: () => (
			<TextField label="Site key" value="" attributes={{ placeholder: '1234abcd' }} onChange={ignore} />
		),
		'With help': () => (
			<TextField label="Site key" help="You find it in your account." value="1234" onChange={ignore} />
		),
		'With an error': () => (
			<TextField label="Site key" error="A key has 12 characters." value="1234" onChange={ignore} />
		),
		Disabled: () => <TextField label="Site key" disabledReason={REASON} value="1234" onChange={ignore} />,
		'Too long': () => <TextArea label="Title" limit={5} value="Too long" onChange={ignore} />,
		'Several lines': () => (
			<TextArea label="Addresses" help="One on each line." value={'a.example\nb.example'} onChange={ignore} />
		),
		'Several lines, with an error': () => (
			<TextArea
				label="Addresses"
				error="The second line is no address."
				value="a.example"
				onChange={ignore}
			/>
		),
	},
};

export const choices: Fixture = {
	name: 'Select, radio and checkbox',
	states: {
		Select: () => <SelectField label="Place" value="above" options={OPTIONS} onChange={ignore} />,
		'Select, disabled': () => (
			<SelectField label="Place" value="above" options={OPTIONS} disabledReason={REASON} onChange={ignore} />
		),
		'Radio group': () => (
			<RadioGroup label="Place" help="Of the buttons." value="below" options={OPTIONS} onChange={ignore} />
		),
		'Radio group, with an error': () => (
			<RadioGroup label="Place" error="Choose one." value="" options={OPTIONS} onChange={ignore} />
		),
		'Radio group, disabled': () => (
			<RadioGroup label="Place" value="above" options={OPTIONS} disabledReason={REASON} onChange={ignore} />
		),
		'Checkbox, off': () => <Checkbox label="Send reports" isChecked={false} onChange={ignore} />,
		'Checkbox, on, with help': () => (
			<Checkbox label="Send reports" help="Once a week." isChecked onChange={ignore} />
		),
		'Checkbox, disabled': () => (
			<Checkbox label="Send reports" isChecked disabledReason={REASON} onChange={ignore} />
		),
		'Checkbox, with an error': () => (
			<Checkbox label="I have a copy" error="Please confirm." isChecked={false} onChange={ignore} />
		),
	},
};

export const search: Fixture = {
	name: 'Search and copy',
	states: {
		'Search, empty': () => <SearchField label="Search plugins" onSearch={ignore} />,
		'Search, filled': () => <SearchField label="Search plugins" initialTerm="seo" onSearch={ignore} />,
		'Copy button': () => <CopyButton text="copied from the gallery" />,
		'Copy button, quiet': () => (
			<CopyButton kind="tertiary" label="Copy details" text="copied from the gallery" />
		),
		'Copy button, copied': () => <CopyControl state="copied" onCopy={ignore} />,
		'Copy button, refused': () => <CopyControl state="refused" onCopy={ignore} />,
		'Copyable field': () => <CopyableField label="Your address" value="post+1a2b3c@example.org" />,
	},
};
