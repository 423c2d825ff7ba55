import { screen, waitFor } from '@testing-library/react';
import { GroupCard } from '../../src/routes/settings/group-card';
import { settingsScreen } from '../../src/routes/settings/frame';
import type { TabId } from '../../src/routes/settings/tab-modules';
import { SettingsForm } from '../../src/routes/settings/settings-form';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { GlobalNotices, LastUndo, PassingNotices } from '../../src/routes/shell/notices/global-notices';
import type { OpenOptions } from './open-app';
import { openPiece } from './open-piece';
import { expectShown, type Shown } from './screens';

export interface TabOptions extends Omit<OpenOptions, 'hash'> {
	/** The one card to open. */
	card?: string;
	/** Modules that are on, or not. */
	on?: Record<string, boolean>;
	/** What is stored before. */
	settings?: object;
}

/** The screen of a tab, or one of its cards alone, and the notices, without the shell around them. */
export async function openTab(tab: TabId, options: TabOptions = {}) {
	const { card, on = {}, settings, before, ...rest } = options;
	const { TAB } = await TAB_CHUNKS[tab]();
	const group = TAB.groups.find(({ id }) => id === card);
	const { Screen } = settingsScreen(TAB);
	return openPiece(
		<>
			<GlobalNotices location="area" />
			<PassingNotices />
			<LastUndo />
			{group ? (
				<SettingsForm groups={TAB.groups}>
					<GroupCard group={group} level={2} />
				</SettingsForm>
			) : (
				<Screen />
			)}
		</>,
		{
			...rest,
			before: async (site) => {
				await site.setSwitches(on);
				if (settings) {
					await site.post('settings', settings);
				}
				await before?.(site);
				site.calls.length = 0;
			},
		},
	);
}

export type OpenTab = Awaited<ReturnType<typeof openTab>>;

export const toggle = (name: string | RegExp) => screen.getByRole('switch', { name });
export const queryToggle = (name: string | RegExp) => screen.queryByRole('switch', { name });
export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const queryLink = (name: string | RegExp) => screen.queryByRole('link', { name });
export const saved = () => screen.findByText('Updated settings.');

/** Clicks a switch, and waits until it is saved. */
export async function flip({ user }: Pick<OpenTab, 'user'>, name: string | RegExp): Promise<void> {
	await user.click(toggle(name));
	await waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
}

/** A control that can't be changed, and says why. */
export function expectLocked(control: HTMLElement, reason: string | RegExp): void {
	expect(control).toHaveAttribute('aria-disabled', 'true');
	expect(control).toHaveAccessibleDescription(
		typeof reason === 'string' ? (expect.stringContaining(reason) as string) : reason,
	);
}
/** What events say, of one kind. */
export const clicks = ({ events }: Pick<OpenTab, 'events'>) =>
	events().flatMap(([name, properties]) => (name === 'jetpack_wpa_click' ? [properties] : []));

/** A state of the site, and what a card shows then, and what it doesn't. */
export type ShownRow = [state: string, options: TabOptions, shows: Shown, not?: Shown];

/** Tests what the card of a tab shows in each state; the title has `%s` for it. */
export const itShows = (title: string, [tab, card]: readonly [TabId, string], rows: readonly ShownRow[]) =>
	it.each(rows)(title, async (_, options, shows, not = []) => {
		await openTab(tab, { card, ...options });
		expectShown(shows, not);
	});
