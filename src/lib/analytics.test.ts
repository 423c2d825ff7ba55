import { createAnalytics } from './analytics';

function setUp() {
	const handed: unknown[][] = [];
	return { handed, analytics: createAnalytics(() => handed) };
}

describe('analytics', () => {
	it.each([
		['jetpack_wpa_click', true],
		['akismet_key_entered', true],
		['wpa_click', false],
		['my_jetpack_click', false],
		['jetpack', false],
		['jetpack_<script>', false],
		['jetpack_a<script>', false],
		['jetpack_Click', false],
	])('records %s: %p [EVT-001]', (name, isRecorded) => {
		const { handed, analytics } = setUp();
		analytics.decide(true);
		analytics.record(name);
		expect(handed).toHaveLength(isRecorded ? 1 : 0);
	});

	it('queues calls until the user’s choice is known, then hands them over', () => {
		const { handed, analytics } = setUp();
		analytics.identify({ id: 7, login: 'ann', blogId: 3 });
		analytics.record('jetpack_a', { x: 1, no: false, missing: undefined, empty: null });
		expect(handed).toEqual([]);
		analytics.decide(true);
		expect(handed).toEqual([
			['identifyUser', 7, 'ann'],
			['recordEvent', 'jetpack_a', { blog_id: 3, x: 1, no: false }],
		]);
	});

	it('identifies the user only once, after consent, and drops what came before or while it’s refused [EVT-017]', () => {
		const { handed, analytics } = setUp();
		analytics.identify({ id: 7, login: 'ann', blogId: 3 });
		analytics.record('jetpack_a');
		analytics.decide(false);
		expect(handed).toEqual([]);
		analytics.decide(true);
		analytics.record('jetpack_b');
		analytics.decide(false);
		analytics.record('jetpack_c');
		analytics.decide(true);
		expect(handed).toEqual([
			['identifyUser', 7, 'ann'],
			['recordEvent', 'jetpack_b', { blog_id: 3 }],
		]);
	});

	it('identifies the user immediately if consent was already given', () => {
		const { handed, analytics } = setUp();
		analytics.decide(true);
		analytics.identify({ id: 7, login: 'ann', blogId: 3 });
		expect(handed).toEqual([['identifyUser', 7, 'ann']]);
	});

	it('queues at most 100 events', () => {
		const { handed, analytics } = setUp();
		for (let i = 0; i < 1000; i++) {
			analytics.record('jetpack_a');
		}
		analytics.decide(true);
		expect(handed).toHaveLength(100);
	});
});
