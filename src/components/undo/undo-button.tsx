import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { useUndo, type UndoProps } from './use-undo';

/**
 * Takes a saved change of settings back, as Ctrl+Z (⌘Z) does while it shows. Nothing where nothing can be taken back.
 */
export function UndoButton(props: UndoProps) {
	const { undo } = useUndo(props);
	return (
		undo && (
			<span title={__('Ctrl+Z', 'site-dashboard')}>
				<Button kind="quiet" onClick={undo}>
					{__('Undo', 'site-dashboard')}
				</Button>
			</span>
		)
	);
}
