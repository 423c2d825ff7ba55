import { addedQueries, costOf, countCosts } from './support/cost';
import { OWN_PAGE } from './support/host';
import { expect, test } from './support/test';

const EMPTY = 'wp-admin/admin.php?page=empty';
const OURS = `wp-admin/${OWN_PAGE}`;
/** Queries that the dashboard may add to those of an empty page. */
const MOST = 10;

for (const [mode, user] of [
	['connected', 'admin'],
	['connected', 'subscriber'],
	['disconnected', 'admin'],
] as const) {
	test(`${mode}, ${user}: the page calls no other server, and adds few queries`, async ({ host }) => {
		host.set(mode);
		countCosts(host);
		// WordPress looks for updates on whatever page comes first.
		await costOf({ host, user, path: EMPTY });
		for (const visit of ['first', 'second']) {
			expect((await costOf({ host, user, path: OURS })).calls, visit).toEqual([]);
		}
		expect(await addedQueries({ host, user, path: OURS }, { path: EMPTY })).toBeLessThanOrEqual(MOST);
	});
}

test('no other page makes extra queries or calls, and none of the site sends extra bytes', async ({
	host,
}) => {
	host.set('connected');
	countCosts(host);
	for (const user of ['admin', 'editor'] as const) {
		for (const path of [
			...['', '?p=1', 'index.php?rest_route=/', 'index.php?rest_route=/wp/v2/posts'],
			...['index.php', 'plugins.php', 'edit.php', 'admin.php?page=empty', 'admin.php?page=jetpack'].map(
				(page) => `wp-admin/${page}`,
			),
		]) {
			const visit = { host, user, path };
			await costOf(visit);
			const added = await addedQueries(visit, { isWithout: true });
			expect(added, `queries of ${path} for ${user}`).toBeLessThanOrEqual(0);
			const without = await costOf({ ...visit, isWithout: true });
			const { calls, bytes } = await costOf(visit);
			expect(calls, `calls of ${path} for ${user}`).toEqual(without.calls);
			expect(path.startsWith('wp-admin/') || bytes === without.bytes, `bytes of ${path} for ${user}`).toBe(
				true,
			);
		}
	}
});

test('options primed in one query equal those WordPress reads one by one', ({ host }) => {
	host.set('connected');
	const result = host.php(`
		global $wpdb;
		\\Site_Dashboard\\load_files( 'options' );
		$values = array( 'cost_text' => 'a', 'cost_list' => array( 'b' => 1 ), 'cost_empty' => '', 'cost_no' => false );
		foreach ( $values as $name => $value ) { update_option( $name, $value, false ); }
		$names = array_merge( array_keys( $values ), array( 'cost_missing', 'blogname' ) );
		$read = static fn() => array_map( static fn( $name ) => get_option( $name, 'none' ), $names );
		wp_cache_flush();
		$one_by_one = $read();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		\\Site_Dashboard\\prime_options( $names );
		\\Site_Dashboard\\prime_options( $names );
		$at_once = $read();
		$queries = $wpdb->num_queries - $before;
		update_option( 'cost_missing', 'there', false );
		update_option( 'cost_text', 'changed', false );
		echo json_encode( array( $one_by_one === $at_once, $queries, get_option( 'cost_missing' ), get_option( 'cost_text' ) ) );
		array_map( 'delete_option', array_diff( $names, array( 'blogname' ) ) );`);
	expect(JSON.parse(result)).toEqual([true, 1, 'there', 'changed']);
});

test('options read past WordPress’s cache aren’t kept for priming', async ({ host }) => {
	host.set('connected');
	host.mustUse(`
		add_action( 'load-jetpack_page_site-dashboard', static function () {
			global $wpdb;
			$wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'lock_of_test' LIMIT 1" );
			get_option( 'option_of_test' );
		} );`);
	await host.statusOf('admin', OWN_PAGE);
	const names = Object.values((await host.database.option('site_dashboard_option_names')) ?? {});
	expect(names).toContain('option_of_test');
	expect(names).not.toContain('lock_of_test');
});
