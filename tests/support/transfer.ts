import { act, fireEvent, screen } from '@testing-library/react';
import { openTab, type OpenTab, type TabOptions } from './open-tab';
import { region } from './screens';

/** A file of settings as it lies on somebody's disk. */
export const settingsFile = (settings: unknown, more: object = {}): string =>
	JSON.stringify({
		format: 'site-dashboard-settings',
		form: 1,
		version: printed().currentVersion,
		date: '2026-01-02T03:04:05.000Z',
		site: window.location.origin,
		settings,
		...more,
	});

interface Printed {
	currentVersion: string;
	settings: Record<string, unknown>;
	getModules: Record<string, { override: unknown }>;
}

/** What the host printed into the page. */
export const printed = (): Printed =>
	JSON.parse(document.getElementById('Initial_State')?.textContent ?? '{}') as Printed;

export const transferCard = () => region('Export and import');
export const fileField = () => screen.findByLabelText<HTMLInputElement>('Import settings from a file');

/** Chooses one file or several, whatever the field says about their type. */
export async function chooseFiles(...files: File[]): Promise<void> {
	const field = await fileField();
	await act(async () => void fireEvent.change(field, { target: { files } }));
}

export const chooseText = (text: BlobPart, name = 'settings.json', type = 'application/json') =>
	chooseFiles(new File([text], name, { type }));

/** Each row of the table, as its cells. */
export const tableRows = (): string[][] =>
	transferCard()
		.getAllByRole('row')
		.slice(1)
		.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

/** What the card lists beside the table. */
export const texts = () =>
	transferCard()
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);

interface Download {
	name: string;
	text: string;
}

/** Notes what the page hands over as files, in place of the browser. */
export function watchDownloads(): () => Promise<Download[]> {
	const blobs: Blob[] = [];
	const names: string[] = [];
	URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
	URL.revokeObjectURL = () => {};
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	return () => Promise.all(names.map(async (name, index) => ({ name, text: await blobs[index]!.text() })));
}

/** The tab where the file is chosen, without the shell around it. */
export const openTransfer = (options: TabOptions = {}): Promise<OpenTab> => openTab('tools', options);

/** A button of the card. */
export const transferButton = (name: string | RegExp) => transferCard().findByRole('button', { name });
/** What the card alerts to. */
export const transferAlert = () => transferCard().findByText(/\.$/, { selector: '[role="alert"] *' });
/** The box before a setting. */
export const tickOf = (name: string) => transferCard().getByRole('checkbox', { name });
