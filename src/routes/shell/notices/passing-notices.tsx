import { GlobalNotices } from './global-notices';

/** Progress and success: said politely, gone by themselves, newest first. */
export function PassingNotices() {
	return (
		<div role="status">
			<GlobalNotices place="masthead" />
		</div>
	);
}
