import { AgenciesCard } from './agencies/agencies-card';
import { AppsCard } from '../../../components/apps-card/apps-card';
import { SupportCard } from './support/support-card';
import { CardGrid } from '../../../components/ui/card';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import styles from './extras.module.css';

/** The discount for agencies, in percent (DASH-030). */
const AGENCY_DISCOUNT = 25;

/** In this order (SHELL-105). The fault of one leaves the others. */
export function Extras() {
	return (
		<div className={styles.extras}>
			<ErrorBoundary fallback={() => null}>
				<AgenciesCard discount={AGENCY_DISCOUNT} />
			</ErrorBoundary>
			<CardGrid>
				<ErrorBoundary fallback={() => null}>
					<SupportCard />
				</ErrorBoundary>
				<ErrorBoundary fallback={() => null}>
					<AppsCard />
				</ErrorBoundary>
			</CardGrid>
		</div>
	);
}
