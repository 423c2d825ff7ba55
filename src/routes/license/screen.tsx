import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Sentence } from '../../components/ui/sentence';
import { ExternalLink, Quiet } from '../../components/ui/text';
import { licenseActivationSlice } from '../../state/licensing/activation';
import { licensesSlice } from '../../state/licensing/licenses';
import { PATHS } from '../paths';
import { KeyForm } from './key-form';
import styles from './license.module.css';
import { Success } from './success';
import { useLicense } from './use-license';

export const slices = [licenseActivationSlice, licensesSlice];

const NO_PROPERTIES = {};

/** Activates a license for this site (LIC-001 to LIC-046). */
export function Screen() {
	const view = useLicense();
	useTrackedView('jetpack_wpa_license_key_activation_view', NO_PROPERTIES);
	return (
		<div className={styles.page}>
			<Link to={PATHS.myPlan}>{__('Back to My Plan', 'site-dashboard')}</Link>
			<div className={styles.screen}>
				{view.state === 'activated' ? (
					<Success productId={view.productId} />
				) : (
					<>
						<ScreenHeading>{__('Activate a license', 'site-dashboard')}</ScreenHeading>
						<p>
							{__(
								'Your license key came by e-mail after you bought the product. With it this site can use what you bought.',
								'site-dashboard',
							)}
						</p>
						<KeyForm view={view} />
						<Quiet>
							<Sentence
								text={__('Something in the way? <help>Read how licenses work</help>.', 'site-dashboard')}
								marks={{ help: (words) => <ExternalLink href={view.supportUrl}>{words}</ExternalLink> }}
							/>
						</Quiet>
					</>
				)}
			</div>
		</div>
	);
}
