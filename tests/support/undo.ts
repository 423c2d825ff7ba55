import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TestSite } from './test-site';

export const undoButton = () => screen.findByRole('button', { name: 'Undo' });
/** Finds and presses it in one task: when its notice ends, another button takes its place. */
export const pressUndo = () => waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
export const noUndo = () => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
export const undone = () => screen.findByText('Change undone.');

/** What the host has stored, as another page would read it. */
export async function stored(site: TestSite, name: string): Promise<unknown> {
	const { html } = await site.fetchPage();
	const [, json = '{}'] = /id="Initial_State">(.*?)<\/script>/s.exec(html) ?? [];
	return (JSON.parse(json) as { settings: Record<string, unknown> }).settings[name];
}
