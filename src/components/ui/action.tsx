import classNames from 'classnames';
import { safeUrl } from '../../lib/links';
import { Button } from './button';
import button from './button.module.css';
import { HiddenText } from './text';
import { __ } from '@wordpress/i18n';

/** The one thing to do about a message: a click that we handle, or a place to go to. */
export type Action =
	| { label: string; onClick: () => void; isBusy?: boolean }
	| { label: string; href: string; isExternal?: boolean; onClick?: () => void };

interface ActionControlProps {
	action: Action;
	kind?: 'primary' | 'plain' | 'quiet';
}

/** A button for what happens here, a link for what leads elsewhere; they look the same. */
export function ActionControl({ action, kind = 'plain' }: ActionControlProps) {
	if ('href' in action) {
		return <LinkButton kind={kind} {...action} />;
	}
	return (
		<Button kind={kind} onClick={action.onClick} isBusy={action.isBusy}>
			{action.label}
		</Button>
	);
}

interface LinkButtonProps {
	label: string;
	href: string;
	isExternal?: boolean;
	kind?: 'primary' | 'plain' | 'quiet';
	/** Heard before the browser follows the link. */
	onClick?: () => void;
}

/** A link with the looks of a button. An unsafe address is plain text. */
export function LinkButton({ label, href, isExternal = false, kind = 'plain', onClick }: LinkButtonProps) {
	const url = safeUrl(href);
	if (!url) {
		return <span>{label}</span>;
	}
	const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
	return (
		<a
			href={url}
			className={classNames(button.button, kind !== 'plain' && button[kind])}
			onClick={onClick}
			{...target}
		>
			{label}
			{isExternal && <HiddenText> {__('(opens in a new tab)', 'site-dashboard')}</HiddenText>}
		</a>
	);
}
