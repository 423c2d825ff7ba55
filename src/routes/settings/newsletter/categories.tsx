import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import type { ItemViewProps } from '../groups/group';
import styles from './newsletter.module.css';
import { useCategories } from './use-newsletter';

/** The site's categories that subscribers can choose. */
export function Categories({ disabledBy }: ItemViewProps) {
	const id = useId();
	const { categories, chosen, isSaving, failure, onChange } = useCategories();
	if (categories.length === 0) {
		return <MutedText>{__('Your site has no categories yet.', 'site-dashboard')}</MutedText>;
	}
	const isLocked = disabledBy !== undefined || isSaving;
	return (
		<fieldset
			className={styles.fieldset}
			aria-describedby={classNames(`${id}-help`, disabledBy)}
			aria-disabled={isLocked || undefined}
		>
			<legend className={styles.legend}>{__('Categories', 'site-dashboard')}</legend>
			<MutedText id={`${id}-help`}>{__('Subscribers can choose from these.', 'site-dashboard')}</MutedText>
			<div className={styles.list}>
				{categories.map((category) => (
					<Checkbox
						key={category.id}
						label={category.name}
						help={category.parent || undefined}
						isChecked={chosen.includes(category.id)}
						disabledBy={disabledBy}
						isBusy={isSaving}
						onChange={(isChosen) => onChange(category.id, isChosen)}
					/>
				))}
			</div>
			{failure && <ErrorMessage text={failure} />}
		</fieldset>
	);
}
