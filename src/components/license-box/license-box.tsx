import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextField } from '../ui/text-field';
import styles from './license-box.module.css';
import { useLicenseBox } from './use-license-box';

/** A field for a license key of this site (LIC-027 to LIC-035). */
export function LicenseBox() {
	const { typed, onType, isApplying, failure, onApply } = useLicenseBox();
	return (
		<Card
			level={2}
			title={
				/* translators: %s: product name */
				sprintf(__('%s License', 'site-dashboard'), PRODUCT_NAME)
			}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					onApply();
				}}
			>
				<TextField
					label={__('License key', 'site-dashboard')}
					help={__('The key came by e-mail after the purchase.', 'site-dashboard')}
					value={typed}
					onChange={onType}
					isBusy={isApplying}
					error={failure}
					attributes={{ name: 'license', autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
				/>
				<div>
					<Button type="submit" isBusy={isApplying}>
						{isApplying ? __('Applying…', 'site-dashboard') : __('Apply', 'site-dashboard')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
