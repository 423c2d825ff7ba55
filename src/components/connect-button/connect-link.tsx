import { paths } from '../../lib/paths';
import { Link } from '../link/link';
import buttonStyles from '../ui/button.module.css';

interface ConnectLinkProps {
	label: string;
	feature?: string;
	onFollow?: () => void;
}

/** Leads to the screen that links the user's account; its title names the feature (CONN-084). */
export function ConnectLink({ label, feature, onFollow }: ConnectLinkProps) {
	const to = feature ? paths.connectUser.to({ feature }) : paths.connectUser.path;
	return (
		<Link className={buttonStyles.button} to={to} onClick={onFollow}>
			{label}
		</Link>
	);
}
