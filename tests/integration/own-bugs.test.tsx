/** @alone It replaces modules. */
import { act, screen, waitFor, within } from '@testing-library/react';
import * as locale from '../../src/lib/locale';
import * as settingsApi from '../../src/rest-api/settings';
import type { AppThunk } from '../../src/state/app-thunk';
import { noticeShown } from '../../src/state/notices/slice';
import { loadSite, siteSlice } from '../../src/state/site/slice';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { rootReducer } from '../../src/state/root';
import { writeSettings } from '../../src/state/settings/thunks/write';
import { openApp } from '../support/open-app';
import { openPiece, openStore } from '../support/open-piece';
import { expectComplaint } from '../support/setup';

/** Compiled modules can't be changed; these copies can. */
jest.mock('../../src/lib/locale', () => ({
	__esModule: true,
	...jest.requireActual<object>('../../src/lib/locale'),
}));
jest.mock('../../src/rest-api/settings', () => ({
	__esModule: true,
	...jest.requireActual<object>('../../src/rest-api/settings'),
}));

const PAGE_ERROR = 'jetpack_wpa_page_error';
const SENTENCE = /Something went wrong on this page/;
const slip = (text: string) => {
	throw new TypeError(text);
};

/** The part of the page that says so, with the details that can be copied. */
async function copied({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>, within_: HTMLElement) {
	await user.click(within(within_).getByText('Details'));
	await user.click(await within(within_).findByRole('button', { name: 'Copy details' }));
	return navigator.clipboard.readText();
}

describe('client-side bug', () => {
	it('in a view stays on its card, with details to copy, and is tracked [EVT-032]', async () => {
		const broken = jest.spyOn(locale, 'formatNumber').mockImplementation(() => slip('no such format'));
		const app = await openApp({ scenario: ['connected', 'protect-on'] });
		const [sentence] = await screen.findAllByText(SENTENCE);
		const card = sentence?.closest('section') as HTMLElement;
		expect(await copied(app, card)).toMatch(/^#\/dashboard\nTypeError: no such format\n +at /);
		const record = (await app.events()).filter(([name]) => name === PAGE_ERROR);
		expect(record).not.toHaveLength(0);
		expect(record[0]?.[1]).toEqual({ place: '#/dashboard', error: 'TypeError', blog_id: expect.anything() });
		expectComplaint(/^TypeError: no such format/);
		expect(screen.getByRole('region', { name: 'Site connection' })).toBeInTheDocument();
		broken.mockRestore();
		const faults = screen.getAllByText(SENTENCE).length;
		await app.user.click(within(card).getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.queryAllByText(SENTENCE)).toHaveLength(faults - 1));
	});

	it('in a call isn’t blamed on the site', async () => {
		jest.spyOn(settingsApi, 'updateSettings').mockImplementation(() => slip('values is not iterable'));
		const app = await openApp({ hash: '#/discussion' });
		await app.user.click(await screen.findByRole('switch', { name: /Let visitors comment/i }));
		const notice = (
			await screen.findByText('Error updating settings. Something went wrong on this page.')
		).closest('[data-tone]') as HTMLElement;
		expect(await copied(app, notice)).toMatch(/^settings\/write\nTypeError: values is not iterable\n +at /);
		expect(await app.events()).toContainEqual([
			PAGE_ERROR,
			expect.objectContaining({ place: 'settings/write', error: 'TypeError' }),
		]);
		expectComplaint(/^TypeError: values is not iterable/);
		expect(app.site.callsTo('POST', 'settings')).toHaveLength(0);
	});

	it('in a reducer fails the load it broke', async () => {
		const { store, events } = await openStore();
		const reducer: typeof siteSlice.reducer = (state, action) =>
			action.type === loadSite.fulfilled.type ? slip('plan is undefined') : siteSlice.reducer(state, action);
		rootReducer.inject({ reducerPath: 'site', reducer });
		const result = await store.dispatch(loadSite());
		rootReducer.inject(siteSlice);
		expect(loadSite.rejected.match(result)).toBe(true);
		expect(store.getState().site).toMatchObject({
			status: 'failed',
			failure: { kind: 'bug', call: 'site/load/fulfilled', message: '' },
		});
		expect(events()).toEqual([[PAGE_ERROR, { place: 'site/load/fulfilled', error: 'TypeError' }]]);
		expectComplaint(/^TypeError: plan is undefined/);
	});

	it('in a thunk without a place to show it raises a single notice', async () => {
		const { store, events } = await openPiece(<NoticesArea path="/dashboard" />);
		const slipping = (): AppThunk<Promise<void>> => async () => slip('nothing here');
		const outer = (): AppThunk<Promise<void>> => (dispatch) => dispatch(slipping());
		await act(async () => {
			await expect(store.dispatch(outer())).rejects.toThrow('nothing here');
		});
		expect(await screen.findAllByText(SENTENCE)).toHaveLength(1);
		expect(events()).toHaveLength(1);
		expectComplaint(/^TypeError: nothing here/);
	});

	it('in the notices themselves is tracked once', async () => {
		const { store, events } = await openStore();
		const notice = { noticeId: 'x', status: 'is-info', text: 'x' } as const;
		const broken = new Proxy({ ...notice, serial: '1' }, { ownKeys: () => slip('no keys') });
		expect(() => store.dispatch({ type: noticeShown.type, payload: broken })).toThrow('no keys');
		expect(events()).toHaveLength(1);
		expectComplaint(/^TypeError: no keys/);
	});

	it('isn’t reported for an aborted or refused call', async () => {
		const { store, site, events } = await openStore();
		site.intercept(() => new Promise(() => {}));
		const load = store.dispatch(loadSite());
		load.abort();
		await load;
		site.recover();
		site.fail('POST', 'settings', 400, { code: 'no', message: 'No.' });
		await store.dispatch(writeSettings({ photon: true }));
		expect(store.getState().settings.failures.photon).toMatchObject({ kind: 'refused' });
		expect(events()).toEqual([]);
	});
});
