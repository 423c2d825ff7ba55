import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../components/ui/button';
import { Checkbox } from '../../components/ui/checkbox';
import styles from './recommendations.module.css';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { useSideCard } from './use-side-card';
import { useSiteType } from './use-site-type';

/** What sort of site this is: three answers, all of them optional (REC-020 to REC-023). */
export function SiteTypeQuestion() {
	const { view, siteName, given, isBusy, onChange, onContinue } = useSiteType();
	const side = useSideCard('site-type-question');
	return (
		<StepFrame
			view={view}
			/* translators: %s: name of the site */
			title={sprintf(__('Tell us more about %s?', 'site-dashboard'), siteName)}
			image="site-type"
			side={side && <SideCard view={side} />}
		>
			<p>{__('Then you see what fits it. Choose what is true, or nothing at all.', 'site-dashboard')}</p>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					onContinue();
				}}
			>
				<fieldset className={styles.choices}>
					<legend className={styles.legend}>{__('What sort of site is it?', 'site-dashboard')}</legend>
					<Checkbox
						label={__('I build or look after it for a client', 'site-dashboard')}
						isChecked={given.isAgency}
						onChange={(isAgency) => onChange({ isAgency })}
					/>
					<Checkbox
						label={__('It is an e-commerce site', 'site-dashboard')}
						isChecked={given.isStore}
						onChange={(isStore) => onChange({ isStore })}
					/>
					<Checkbox
						label={__('It is my personal site', 'site-dashboard')}
						isChecked={given.isPersonal}
						onChange={(isPersonal) => onChange({ isPersonal })}
					/>
				</fieldset>
				<div className={styles.actions}>
					<Button kind="primary" type="submit" isBusy={isBusy}>
						{__('Continue', 'site-dashboard')}
					</Button>
				</div>
			</form>
		</StepFrame>
	);
}
