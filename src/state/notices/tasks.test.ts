import type { OpenOptions } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import { resetOptions, testConnection, unlinkUser } from '../connection/thunks';
import { activateModule } from '../settings/thunks/modules';
import { noticeShown } from './slice';

const open = async (options: OpenOptions = {}) => {
	const { site, store } = await openStore(options);
	const items = () => store.getState().notices.items;
	const said = () => items().map(({ status, text }) => `${status} ${text}`);
	const isActive = (slug: string) => store.getState().modules.bySlug[slug]?.activated;
	return { site, dispatch: store.dispatch, items, said, isActive };
};
const withoutLikes: OpenOptions = { before: (site) => site.setSwitches({ likes: false, stats: false }) };

describe('long-running tasks', () => {
	const UNLINKING = 'Disconnecting your WordPress.com account…';

	it.each([
		['GET', 'connection/test', testConnection, 'Testing the connection…', 'Connection is working.'],
		['POST', 'connection/user', unlinkUser, UNLINKING, 'Unlinked from WordPress.com.'],
		['POST', 'options/options', resetOptions, 'Resetting options…', 'Options reset.'],
	] as const)(
		'%s %s: show a progress notice while pending, then a brief success notice [NOTICE-084, NOTICE-026]',
		async (method, path, run, progress, success) => {
			const { site, dispatch, items, said } = await open({ as: 'admin2', scenario: ['second-admin-linked'] });
			const release = site.hold(method, path);
			const done = dispatch(run());
			expect(said()).toEqual([`is-info ${progress}`]);
			await release();
			await done;
			expect(said()).toEqual([`is-success ${success}`]);
			expect(items()).toMatchObject([{ duration: 2000 }]);
		},
	);

	it('only replace notices of the same task [NOTICE-085]', async () => {
		const { site, dispatch, said } = await open();
		const other = 'is-error Another fault.';
		dispatch(noticeShown({ noticeId: 'other', status: 'is-error', text: 'Another fault.' }));
		site.fail('POST', 'options/options', 500);
		await dispatch(resetOptions());
		expect(said()).toEqual(['is-error Options failed to reset.', other]);
		site.recover();
		const release = site.hold('POST', 'options/options');
		const done = dispatch(resetOptions());
		expect(said()).toEqual(['is-info Resetting options…', other]);
		await release();
		await done;
	});
});

describe('activating a module', () => {
	it('shows a progress notice, then a success notice [NOTICE-052, NOTICE-053]', async () => {
		const { site, dispatch, items, said, isActive } = await open(withoutLikes);
		const release = site.hold('POST', 'module/likes/active');
		const done = dispatch(activateModule('likes'));
		expect(said()).toEqual(['is-info Activating Likes…']);
		await release();
		expect(await done).toBe(true);
		expect(said()).toEqual(['is-success Likes has been activated.']);
		expect(items()).toMatchObject([{ duration: 2000 }]);
		expect(site.sent()).toEqual([['module/likes/active', { active: true }]]);
		expect(isActive('likes')).toBe(true);
	});

	it.each([
		[
			'why it failed',
			400,
			{ code: 'x', message: 'Not here.' },
			/^is-error Likes failed to activate\. Not here\.$/,
		],
		[
			'that nothing changed',
			200,
			{ code: 'success', message: '' },
			/activate\. Your site didn’t save this value/,
		],
	])('says %s [NOTICE-054]', async (_, status, body, text) => {
		const { site, dispatch, said, isActive } = await open(withoutLikes);
		site.fail('POST', 'module/likes/active', status, body);
		expect(await dispatch(activateModule('likes'))).toBe(false);
		expect(said()).toEqual([expect.stringMatching(text)]);
		expect(isActive('likes')).toBe(false);
	});
});

describe('concurrent tasks', () => {
	/** Both start, the answers come one after the other. */
	const startTwo = async () => {
		const opened = await open(withoutLikes);
		const { site, dispatch } = opened;
		let fail = () => {};
		const failed = new Promise<void>((resolve) => (fail = resolve));
		const refusal = () => new Response('{"code":"x","message":"Not here."}', { status: 400 });
		site.intercept(({ url }) => (url.includes('module/likes/active') ? failed.then(refusal) : null));
		const release = site.hold('POST', 'module/stats/active');
		const [likes, stats] = [dispatch(activateModule('likes')), dispatch(activateModule('stats'))];
		return {
			...opened,
			endLikes: () => {
				fail();
				return likes;
			},
			endStats: async () => {
				await release();
				await stats;
			},
		};
	};
	const FAILURE = 'is-error Likes failed to activate. Not here.';

	it('leave each other’s failure and progress notices alone [NOTICE-054, NOTICE-085]', async () => {
		const { endLikes, endStats, said } = await startTwo();
		const progress = said();
		await endLikes();
		expect(said()).toEqual([FAILURE, ...progress]);
		await endStats();
		expect(said()).toEqual([expect.stringMatching(/^is-success .* has been activated\.$/), FAILURE]);
	});

	it('keep a failure notice until the same task starts again [NOTICE-085]', async () => {
		const { dispatch, endLikes, endStats, site, said } = await startTwo();
		await endStats();
		await endLikes();
		site.recover();
		await dispatch(activateModule('sharedaddy'));
		expect(said()).toContain(FAILURE);
		await dispatch(activateModule('likes'));
		expect(said()).not.toContain(FAILURE);
	});
});
