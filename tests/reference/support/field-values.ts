import type { Control, Unit } from './page-controls';

export const isSwitch = ({ controls }: Unit) => controls.length === 1 && controls[0]?.kind === 'switch';

export const isField = ({ controls }: Unit) =>
	controls.length === 1 && ['text', 'select'].includes(controls[0]?.kind ?? '');

/** What a field has now. */
export const valueOf = ({ controls }: Unit): string => controls[0]?.value ?? '';

/** Another value that the field takes. */
export function anotherValue(unit: Unit): string {
	const [{ kind, label, choices }] = unit.controls as [Control];
	if (kind === 'select') {
		return choices.find((choice) => choice && choice !== valueOf(unit)) ?? '';
	}
	if (label.includes('IP addresses')) {
		return '203.0.113.9\n2001:db8::9';
	}
	if (label.includes('Username')) {
		return 'another_name';
	}
	if (/^\d+$/.test(valueOf(unit))) {
		return String(Number(valueOf(unit)) + 1);
	}
	return label.includes('URL') ? 'https://example.com/another' : `another_${unit.item}`;
}

/** A value as it's found in the database as JSON: line by line. */
export const storedText = (value: string): string[] =>
	value.split('\n').map((line) => JSON.stringify(line).slice(1, -1));
