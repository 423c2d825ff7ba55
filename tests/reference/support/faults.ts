/** What goes wrong with a save. */
interface SaveFault {
	name: string;
	/** Makes it go wrong. */
	php: string;
	/** What the page says; null where it saves all the same. */
	says: RegExp | null;
	/** Whether the database has the new value. */
	isStored: boolean;
	/** Until the page can read again. */
	showsOld?: boolean;
}

/** What goes wrong before the page is there. */
interface LoadFault {
	name: string;
	php: string;
	/** Proves that the fault was there: text of the page's source, or a header of its response. */
	proof: RegExp;
}

/** Begins code that runs for one call of Jetpack's REST API, before WordPress reads it. */
const when = (method: 'GET' | 'POST', path: string) =>
	`if ( '${method}' === $_SERVER['REQUEST_METHOD'] && strpos( urldecode( $_SERVER['REQUEST_URI'] ), 'jetpack/v4/${path}' ) )`;

/** Fails when WordPress has found out which call it is: before that call does anything, or after. */
const failing = (method: 'GET' | 'POST', hook: 'rest_dispatch_request' | 'rest_request_after_callbacks') =>
	`add_filter( '${hook}', function ( $answer, $first, $second ) {
		$request = $first instanceof WP_REST_Request ? $first : $second;
		if ( $request instanceof WP_REST_Request && '${method}' === $request->get_method() && '/jetpack/v4/settings' === $request->get_route() ) { no_such_function(); }
		return $answer;
	}, 10, 3 );`;

/** Answers in place of WordPress, as a firewall does. */
const answer = (status: number, body: string) =>
	`${when('POST', 'settings')} { http_response_code( ${status} ); header( 'Content-Type: text/html' ); echo '${body}'; exit; }`;

const html = (title: string) =>
	`<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1><script>var a = {};</script></body></html>`;

const NOT_READABLE = /Error updating settings\. Your site sent an unexpected response\./;

export const SAVE_FAULTS: SaveFault[] = [
	{
		name: 'another plugin prints a notice before the answer',
		php: `${when('POST', 'settings')} { echo '<br /><b>Notice</b>: Undefined variable: a in <b>/a/b.php</b> on line <b>1</b><br />'; }`,
		says: null,
		isStored: true,
	},
	{
		name: 'a file of another plugin begins with a byte-order mark',
		php: `${when('POST', 'settings')} { echo "\\xEF\\xBB\\xBF"; }`,
		says: null,
		isStored: true,
	},
	{
		name: 'a security plugin refuses the call',
		php: `add_filter( 'rest_authentication_errors', function ( $result ) {
			return 'POST' === $_SERVER['REQUEST_METHOD'] ? new WP_Error( 'rest_disabled', 'The REST API is closed here.', array( 'status' => 403 ) ) : $result;
		}, 999 );`,
		says: /Error updating settings\. The REST API is closed here\./,
		isStored: false,
	},
	{
		name: 'a firewall answers 403 with a page',
		php: answer(403, html('403 Forbidden')),
		says: /Error updating settings\. A firewall blocked this \(403\)\./,
		isStored: false,
	},
	{
		name: 'a firewall answers 404 with a page',
		php: answer(404, html('404 Not Found')),
		says: /We couldn’t find this on your site\. A plugin or a firewall may be blocking it\./,
		isStored: false,
	},
	{ name: 'the answer is empty', php: answer(200, ''), says: NOT_READABLE, isStored: false },
	{
		name: 'a captcha comes in place of the answer',
		php: answer(200, html('Are you human?')),
		says: NOT_READABLE,
		isStored: false,
	},
	{
		name: 'the server is overloaded',
		php: answer(503, html('503 Service Unavailable')),
		says: NOT_READABLE,
		isStored: false,
	},
	{
		name: 'another plugin ends PHP before anything is stored',
		php: failing('POST', 'rest_dispatch_request'),
		says: /Error updating settings\. (There has been a critical error|Your site)/,
		isStored: false,
	},
	{
		name: 'another plugin ends PHP once it is stored',
		php: failing('POST', 'rest_request_after_callbacks'),
		says: null,
		isStored: true,
	},
	{
		name: 'another plugin ends PHP when the page reads what is stored',
		php: failing('GET', 'rest_dispatch_request'),
		says: null,
		isStored: true,
	},
	{
		name: 'neither what the site answers nor what it has stored can be read',
		php: `${failing('GET', 'rest_dispatch_request')}
			add_filter( 'rest_pre_serve_request', function () { echo 'Stored.'; return true; } );`,
		says: /We couldn’t tell whether this was saved\. Reload the page to check\./,
		isStored: true,
		showsOld: true,
	},
	{
		name: 'the site takes its time',
		php: `${when('POST', 'settings')} { usleep( 1500000 ); }`,
		says: null,
		isStored: true,
	},
];

const printed = (hook: string, source: string) =>
	`add_action( '${hook}', function () { echo '${source}'; }, 1 );`;

export const LOAD_FAULTS: LoadFault[] = [
	{
		name: 'an answer that is printed with the page throws',
		php: `add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
			if ( ! defined( 'REST_REQUEST' ) && '/jetpack/v4/plugins' === $request->get_route() ) { throw new Exception( 'No plugins' ); }
			return $answer;
		}, 10, 3 );`,
		proof: /id="site-dashboard-preloaded"(?![^<]*"plugins":)/,
	},
	{
		name: 'notices of other plugins leave tags open',
		php: printed('admin_notices', '<div class="notice"><p><b><table><tr><td>A notice<div><span>'),
		proof: /<td>A notice/,
	},
	{
		name: 'scripts of other plugins fail',
		php: `${printed('admin_head', '<script>noSuchFunction();</script>')}
			${printed('admin_footer', '<script>throw new Error("not ours");</script>')}
			${printed('admin_print_footer_scripts', '<script>window.addEventListener("click", function () { null.x; }, true);</script>')}`,
		proof: /noSuchFunction/,
	},
	{
		name: 'a script of another plugin changes Array.prototype',
		php: printed(
			'admin_head',
			'<script>Array.prototype.last = function () {}; Array.from = function ( list ) { return [].slice.call( list ); };</script>',
		),
		proof: /prototype\.last/,
	},
	{
		name: 'the site allows no inline scripts',
		php: `add_action( 'admin_init', function () { header( "Content-Security-Policy: script-src 'self'", false ); }, 999 );`,
		proof: /script-src 'self'/,
	},
	{
		name: 'permalinks are pretty',
		php: `add_filter( 'pre_option_permalink_structure', function () { return '/%postname%/'; } );`,
		proof: /"WP_API_root":"[^"]*\\\/wp-json\\\/"/,
	},
	{
		name: 'permalinks are plain',
		php: `add_filter( 'pre_option_permalink_structure', '__return_empty_string' );`,
		proof: /"WP_API_root":"[^"]*rest_route=/,
	},
];
