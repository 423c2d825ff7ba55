import classNames from 'classnames';
import { safeUrl } from '../../lib/links';
import { type ActionLevel, Button } from './button';
import button from './button.module.css';
import { ExternalLink } from './text';

/** The one thing to do about a message: a click that we handle, or a place to go to. */
export type Action =
	| { label: string; onClick: () => void; isBusy?: boolean }
	| { label: string; href: string; isExternal?: boolean; onClick?: () => void };

interface ActionControlProps {
	action: Action;
	kind?: ActionLevel;
}

/** A button for what happens here, a link for what leads elsewhere; they look the same. */
export function ActionControl({ action, kind }: ActionControlProps) {
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
	/** A button's level where it starts or ends something, such as a purchase; `link` where it only leads. */
	kind?: ActionLevel | 'link';
	/** Heard before the browser follows the link. */
	onClick?: () => void;
}

/** A link on its own, at any level of action. An unsafe URL is plain text. */
export function LinkButton({
	label,
	href,
	isExternal = false,
	kind = 'secondary',
	onClick,
}: LinkButtonProps) {
	const url = safeUrl(href);
	if (!url) {
		return <span>{label}</span>;
	}
	const View = isExternal ? ExternalLink : 'a';
	return (
		<View href={url} className={classNames(kind !== 'link' && button.button, button[kind])} onClick={onClick}>
			{label}
		</View>
	);
}
