import { act } from '@testing-library/react';
import { usePurchaseRefresh } from './use-purchase-refresh';
import type { AppDispatch } from '../../state/app-thunk';
import { useAppSelector, useLoad } from '../../state/hooks';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import { buyElsewhere } from '../../../tests/support/provider';
import { closeApps, type OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { pass } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

afterEach(async () => {
	jest.useRealTimers();
	await closeApps();
});

const NEW = ['New on this site: Jetpack Security.'];
const seconds = (count: number) => pass(count * 1000);
const fire = (target: EventTarget, type: string, more: object = {}) =>
	act(() => void target.dispatchEvent(Object.assign(new Event(type), more)));
const back = () => fire(document, 'visibilitychange');
const asked = (site: TestSite) => site.callsTo('GET', 'site/purchases').length;

const load = (dispatch: AppDispatch) => dispatch(loadPurchases());

/** A screen as far as it watches for purchases. */
function Watch({ when }: { when?: 'after-checkout' }) {
	useLoad(load, true);
	const { status } = useAppSelector(selectPurchases);
	usePurchaseRefresh(status === 'ready' || status === 'failed', when);
	return null;
}

/** Opens it, lets the clock stand still, and leaves for a checkout unless that's said. */
async function open({
	leaves = true,
	when,
	...options
}: OpenOptions & Parameters<typeof Watch>[0] & { leaves?: boolean } = {}) {
	const piece = await openPiece(<Watch when={when} />, options);
	jest.useFakeTimers();
	if (leaves) {
		act(() => piece.store.dispatch(noteCheckout()));
	}
	return { ...piece, said: () => piece.store.getState().notices.items.map(({ text }) => text) };
}

/** The provider tells nobody of what was bought, until the returned function lets it. */
function silent(site: TestSite): () => void {
	let isSilent = true;
	site.intercept((request) =>
		isSilent && request.url.includes('/site/purchases')
			? Response.json({ code: 'success', message: '', data: '[]' })
			: null,
	);
	return () => (isSilent = false);
}

describe('returning from checkout', () => {
	it('polls until a slow provider reports the purchase, then announces it', async () => {
		const { site, said } = await open();
		const tell = silent(site);
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		back();
		await seconds(1);
		const before = asked(site);
		await seconds(5);
		expect(asked(site)).toBe(before + 1);
		expect(said()).toEqual([]);
		tell();
		await seconds(11);
		expect(said()).toEqual(NEW);
		await seconds(600);
		expect(asked(site)).toBe(before + 2);
	});

	it.each(['purchased', 'to be had'])(
		'stops polling within five minutes when nothing is %s',
		async (what) => {
			const { site, said } = await open({
				before: (test) => void (what === 'to be had' && test.fail('GET', 'site/purchases', 500)),
			});
			back();
			await seconds(300);
			const before = asked(site);
			expect(before).toBeGreaterThan(3);
			expect(before).toBeLessThan(8);
			await seconds(600);
			expect(asked(site)).toBe(before);
			expect(said()).toEqual([]);
		},
	);

	it('doesn’t poll while the tab is in the background, and resumes afterwards', async () => {
		const { site, said } = await open();
		const tell = silent(site);
		back();
		await seconds(1);
		const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		back();
		const before = asked(site);
		await seconds(600);
		expect(asked(site)).toBe(before);

		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		sight.mockRestore();
		back();
		await seconds(1);
		expect(asked(site)).toBe(before + 1);
		tell();
		await seconds(6);
		expect(said()).toEqual(NEW);
	});

	it('asks once on window focus, and when the Back button restores the page', async () => {
		const { site, store, said } = await open({ leaves: false });
		const before = asked(site);
		fire(window, 'focus');
		await seconds(60);
		expect(asked(site)).toBe(before);
		act(() => store.dispatch(noteCheckout()));
		fire(window, 'focus');
		fire(window, 'focus');
		await seconds(1);
		expect(asked(site)).toBe(before + 1);
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		await seconds(5);
		fire(window, 'pageshow', { persisted: false });
		fire(window, 'pageshow', { persisted: true });
		await seconds(1);
		expect(said()).toEqual(NEW);
	});
});

describe('returning without a checkout', () => {
	it('asks once for quick repeated returns, and doesn’t poll', async () => {
		const { site } = await open({ leaves: false });
		site.calls.length = 0;
		back();
		back();
		back();
		await seconds(300);
		expect(site.calls.map(({ path }) => path)).toEqual(['site/purchases']);
	});

	it('asks for nothing where only a checkout counts', async () => {
		const { site, store } = await open({ leaves: false, when: 'after-checkout' });
		const before = asked(site);
		back();
		await seconds(300);
		expect(asked(site)).toBe(before);
		act(() => store.dispatch(noteCheckout()));
		back();
		await seconds(1);
		expect(asked(site)).toBe(before + 1);
	});
});
