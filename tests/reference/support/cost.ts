import type { ReferenceHost, User } from './host';

/** What the server does for one page. */
export interface Cost {
	/** Queries of the database. */
	queries: number;
	/** URLs of other servers that were called. */
	calls: string[];
	/** Length of the page. */
	bytes: number;
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

/** Makes a host say what its pages cost, until its files are restored. */
export const countCosts = (host: ReferenceHost): void => host.files.mustUse(COUNTERS);

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
	const answer = await fetch(`${host.address}/${path}`, {
		headers: { cookie: host.cookieHeader(user), ...(isWithout && { 'x-without': '1' }) },
	});
	const [page = '', cost = ''] = (await answer.text()).split('\n<!-- cost ');
	if (!cost) {
		throw new Error(`${path} doesn’t say what it costs: ${answer.status} ${page.slice(0, 500)}`);
	}
	const { queries, calls } = JSON.parse(cost.replace(' -->', '')) as Omit<Cost, 'bytes'>;
	return { queries, calls, bytes: page.length };
}

/** What's done now and then, and not for the page, isn't in the least of three visits. */
export async function leastQueries(visit: Visit): Promise<number> {
	const queries: number[] = [];
	for (let count = 0; count < 3; count++) {
		queries.push((await costOf(visit)).queries);
	}
	return Math.min(...queries);
}

/**
 * How many queries the plugin adds to a page: the least of three visits, each beside one without it. What the
 * site does now and then may begin or end between any two visits, but not in all of the pairs.
 */
export async function addedQueries(visit: Omit<Visit, 'isWithout'>): Promise<number> {
	const added: number[] = [];
	for (let count = 0; count < 3; count++) {
		const { queries } = await costOf({ ...visit, isWithout: true });
		added.push((await costOf(visit)).queries - queries);
	}
	return Math.min(...added);
}
