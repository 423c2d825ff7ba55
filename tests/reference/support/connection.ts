import type { Frame, Page, Request } from '@playwright/test';
import type { ReferenceHost, User } from './host';

/** What the database says of the connection. */
export async function connection(host: ReferenceHost) {
	const { jetpack_options: options, jetpack_private_options: secrets } =
		(await host.database.options()) as Record<string, Record<string, unknown> | undefined>;
	return {
		id: options?.id,
		owner: options?.master_user,
		blog: secrets?.blog_token,
		users: Object.keys(secrets?.user_tokens ?? {}),
	};
}

/** Connects the site, and accounts with it, as Jetpack does when the provider has agreed. */
export function connect(host: ReferenceHost, ...users: User[]): void {
	const link = users.map(
		(user) => `$id = get_user_by( 'login', '${user}' )->ID;
			$tokens->update_user_token( $id, "tok.secret.$id", ${user === 'admin'} );`,
	);
	host.php(`Jetpack_Options::update_options( array( 'id' => 12345678, 'public' => 1 ) );
		$tokens = new Automattic\\Jetpack\\Connection\\Tokens();
		$tokens->update_blog_token( 'abc.def' );
		${link.join('\n')}`);
}

/** Where the page leaves for. Nothing off this machine answers: it ends on the browser's error page. */
export async function leaves(page: Page): Promise<Request> {
	const isErrorPage = (frame: Frame) => frame === page.mainFrame() && frame.url().startsWith('chrome-error:');
	const [request] = await Promise.all([
		page.waitForRequest((sent) => sent.isNavigationRequest() && !sent.url().includes('127.0.0.1:')),
		// Until the error page is there, it can interrupt what the test opens next.
		page.waitForEvent('framenavigated', isErrorPage),
	]);
	return request;
}

/** Forgets the connection that Jetpack stored with its other options while it was faked. */
export function disconnect(host: ReferenceHost): void {
	host.set('live');
	host.php("Jetpack_Options::delete_option( array( 'id', 'public', 'master_user' ) );");
}
