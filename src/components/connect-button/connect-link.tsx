import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { selectMayConnect } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectConnectReason } from '../../state/modules/slice';
import buttonStyles from '../ui/button.module.css';
import { MutedText } from '../ui/text';

interface ConnectLinkProps {
	label?: string;
	feature?: string;
	onFollow?: () => void;
}

/**
 * Leads to the screen that links the user's account; its title names the feature (CONN-084). Only for those
 * who may connect (ROLE-011).
 */
export function ConnectLink({
	label = __('Connect', 'site-dashboard'),
	feature,
	onFollow,
}: ConnectLinkProps) {
	const to = feature ? paths.connectUser.to({ feature }) : paths.connectUser.path;
	return useAppSelector(selectMayConnect) ? (
		<Link className={buttonStyles.button} to={to} onClick={onFollow}>
			{label}
		</Link>
	) : null;
}

interface ConnectPromptProps extends ConnectLinkProps {
	text: string;
	/** After the text. */
	children?: ReactNode;
}

/** Asks to connect an account; those who may not read who can (ROLE-011). */
export function ConnectPrompt({ text, children, ...link }: ConnectPromptProps) {
	const reason = useAppSelector(selectConnectReason);
	return (
		<>
			<MutedText>
				<span>{reason || text}</span>
				{children}
			</MutedText>
			<ConnectLink {...link} />
		</>
	);
}
