import classNames from 'classnames';
import button from './button.module.css';
import { Icon, type IconName } from './icon';

interface IconButtonProps {
	icon: IconName;
	/** Read out: the only name it has. */
	label: string;
	onClick: () => void;
	isDisabled?: boolean;
	/** Beside small text; no smaller to press. */
	isSmall?: boolean;
}

/** A button without words, for actions that everybody knows by their sign: close, clear. */
export function IconButton({ icon, label, onClick, isDisabled = false, isSmall = false }: IconButtonProps) {
	return (
		<button
			type="button"
			className={classNames(button.button, button.tertiary, button.icon)}
			aria-label={label}
			aria-disabled={isDisabled || undefined}
			onClick={isDisabled ? undefined : onClick}
		>
			<Icon name={icon} size={isSmall ? 20 : 24} />
		</button>
	);
}
