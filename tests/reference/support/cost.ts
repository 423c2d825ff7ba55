import type { ReferenceHost, User } from './host';

/** What the server does for one page. */
interface Cost {
	/** Queries of the database. */
	queries: number;
	/** URLs of other servers that were called. */
	calls: string[];
	/** Length of the page. */
	bytes: number;
	/** From the request to the beginning of the answer, in ms. */
	firstByte: number;
}

/** Says at the end of each page what it cost, adds an empty page, and can leave the plugin out. */
const COUNTERS = `
$calls = array();
add_filter( 'pre_http_request', static function ( $answer, $arguments, $url ) use ( &$calls ) {
	$calls[] = $url;
	return $answer;
}, PHP_INT_MIN, 3 );
add_action( 'admin_menu', static function () {
	add_menu_page( 'Empty page', 'Empty page', 'read', 'empty', static function () {
		echo '<div class="wrap"><h1>Empty page</h1></div>';
	} );
} );
add_filter( 'option_active_plugins', static function ( $plugins ) {
	$without = isset( $_SERVER['HTTP_X_WITHOUT'] ) ? array( 'site-dashboard/site-dashboard.php' ) : array();
	return array_values( array_diff( (array) $plugins, $without ) );
} );
// The list of plugins stores the second in which it looked for updates. Another visit within that second changes
// nothing and takes no query, so how many queries a visit takes would depend on the machine's speed.
add_filter( 'pre_set_site_transient_update_plugins', static function ( $updates ) {
	$updates->last_checked = filemtime( __FILE__ );
	return $updates;
} );
// Before Jetpack sends what has changed, as it does after any page.
add_action( 'shutdown', static function () use ( &$calls ) {
	echo "\\n<!-- cost ", json_encode( array( 'queries' => get_num_queries(), 'calls' => $calls ) ), ' -->';
}, PHP_INT_MIN );
`;

/** Makes a host say what its pages cost, until it's set again. */
export const countCosts = (host: ReferenceHost): void => host.mustUse(COUNTERS);

interface Visit {
	host: ReferenceHost;
	user: User;
	/** Below the site's URL. */
	path: string;
	/** As if the plugin weren't active. */
	isWithout?: boolean;
}

/** What a page costs one visit. */
export async function costOf({ host, user, path, isWithout }: Visit): Promise<Cost> {
	const start = performance.now();
	const answer = await fetch(`${host.address}/${path}`, {
		headers: { cookie: host.cookieHeader(user), ...(isWithout && { 'x-without': '1' }) },
	});
	const firstByte = performance.now() - start;
	const [page = '', cost = ''] = (await answer.text()).split('\n<!-- cost ');
	if (!cost) {
		throw new Error(`${path} doesn’t say what it costs: ${answer.status} ${page.slice(0, 500)}`);
	}
	const { queries, calls } = JSON.parse(cost.replace(' -->', '')) as Pick<Cost, 'queries' | 'calls'>;
	return { queries, calls, bytes: page.length, firstByte };
}

/**
 * How many queries a page takes beyond another one: the least of three pairs of visits. What the site does
 * now and then may begin or end between any two visits, but not in all of the pairs.
 */
export async function addedQueries(visit: Visit, base: Partial<Visit>): Promise<number> {
	const added: number[] = [];
	for (let count = 0; count < 3; count++) {
		const { queries } = await costOf({ ...visit, ...base });
		added.push((await costOf(visit)).queries - queries);
	}
	return Math.min(...added);
}
