import { Link } from 'react-router-dom';
import buttonStyles from '../ui/button.module.css';

interface ConnectLinkProps {
	label: string;
	feature?: string;
	onFollow?: () => void;
}

/** Leads to the screen that links the user's account; the feature's name stands in its title (CONN-084). */
export function ConnectLink({ label, feature, onFollow }: ConnectLinkProps) {
	const query = feature ? `?feature=${encodeURIComponent(feature)}` : '';
	return (
		<Link className={buttonStyles.button} to={`/connect-user${query}`} onClick={onFollow}>
			{label}
		</Link>
	);
}
