import { Link } from 'react-router-dom';
import buttonStyles from '../ui/button.module.css';

/** Leads to the screen that links the user's account; the feature's name stands in its title (CONN-084). */
export function ConnectLink({ label, feature }: { label: string; feature?: string }) {
	const query = feature ? `?feature=${encodeURIComponent(feature)}` : '';
	return (
		<Link className={buttonStyles.button} to={`/connect-user${query}`}>
			{label}
		</Link>
	);
}
