import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../components/ui/card';
import { IconButton } from '../../../components/ui/icon-button';
import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { MutedText } from '../../../components/ui/text';
import styles from './dev-card.module.css';
import { useDevCard } from './use-dev-card';

/** Shows the dashboard as others would see it; nothing of it reaches the host (DEV-003 to DEV-012). */
export function DevCard({ title }: { title: string }) {
	const { choices, plan, onClose } = useDevCard();
	const card = useRef<HTMLDivElement>(null);
	const [opener] = useState(() => document.activeElement);

	// At the end of the page, where nobody would look for it.
	useEffect(() => card.current?.focus(), []);

	const handleClose = () => {
		onClose();
		if (opener instanceof HTMLElement) {
			opener.focus();
		}
	};
	return (
		<div className={styles.place} ref={card} tabIndex={-1}>
			<Card
				title={title}
				level={2}
				control={<IconButton icon="close" label={__('Close', 'site-dashboard')} onClick={handleClose} />}
			>
				<MutedText>
					{__(
						'Preview only: these choices don’t change your site. Reload to go back to live data.',
						'site-dashboard',
					)}
				</MutedText>
				<div className={styles.choices}>
					{choices.map(({ id, ...choice }) => (
						<RadioGroup key={id} {...choice} />
					))}
					<SelectField {...plan} />
				</div>
			</Card>
		</div>
	);
}
