import { __, _n, sprintf } from '@wordpress/i18n';
import { useCardFailure } from '../../../components/service-card/card-failure';
import { CardLinks, Count, ServiceCard } from '../../../components/service-card/service-card';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Button } from '../../../components/ui/button';
import { MutedText } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import {
	loadAkismet,
	selectAkismet,
	selectMissingSpam,
	selectSpam,
	selectSpamStatus,
} from '../../../state/akismet/slice';
import { selectHasConnectedOwner } from '../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAdminUrl } from '../../../state/page/urls';
import type { MissingService } from '../../../state/service';
import { loadSite, loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import { selectCan } from '../../../state/user/slice';
import { useActivation } from './use-service';

const ICON = 'M4.5 5.5h15v11h-9l-4 3.5v-3.5h-2zM10 9l4 4M14 9l-4 4';

/** Name of the service, which is no word to translate. */
const AKISMET = 'Akismet';

/** Spam protection: how much spam was kept away, or how to begin (DASH-076 to DASH-083). */
export function SpamCard() {
	const view = useAppSelector(selectSpam, shallowEqual);
	const status = useAppSelector(selectSpamStatus, shallowEqual);
	const failure = useFailure();
	// Only users who manage plugins can activate one.
	const canActivate = useAppSelector((state) => selectCan(state, 'manage_plugins'));
	const activatesHere = canActivate && (view.state === 'not-installed' || view.state === 'not-active');
	return (
		<ServiceCard
			title={__('Spam protection', 'site-dashboard')}
			feature="anti-spam"
			icon={ICON}
			view={view}
			status={status}
			failure={failure}
			control={activatesHere && <ActivateButton />}
			offer={{
				feature: 'akismet',
				title: __('Keep spam out of your comments and forms', 'site-dashboard'),
				text: __('Filters spam before anyone sees it.', 'site-dashboard'),
				more: <OwnKey />,
			}}
			setUp={(missing) => (
				<>
					<MutedText>
						{sprintf(
							/* translators: %s: name of a service */
							__('Your plan includes %s. Set it up to keep spam out of your comments.', 'site-dashboard'),
							AKISMET,
						)}
					</MutedText>
					{!activatesHere && <SetUp missing={missing} />}
				</>
			)}
		>
			{view.state === 'working' && <Counted count={view.count} />}
		</ServiceCard>
	);
}

function useFailure() {
	const dispatch = useAppDispatch();
	return {
		text: useCardFailure(
			__('We couldn’t check your spam protection.', 'site-dashboard'),
			selectAkismet,
			selectSiteFeatures,
		),
		// The key counts again once the provider answers for the site, too.
		onRetry: () => {
			void dispatch(loadAkismet('again')).then(() => dispatch(loadSite('retry')));
			void dispatch(loadSiteFeatures('retry'));
		},
	};
}

function Counted({ count }: { count: number }) {
	const href = useAppSelector((state) => selectAdminUrl(state, 'edit-comments.php'));
	return (
		<>
			{count > 0 ? (
				<Count number={formatNumber(count)}>
					{_n('spam comment blocked', 'spam comments blocked', count, 'site-dashboard')}
				</Count>
			) : (
				<MutedText>{__('Data will display here soon!', 'site-dashboard')}</MutedText>
			)}
			<CardLinks>
				<TrackedLink
					href={href}
					click={{ target: 'at-a-glance', type: 'moderate-link', feature: 'anti-spam' }}
				>
					{__('Moderate comments', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
		</>
	);
}

/** For who bought it elsewhere; without a connected owner, the card only asks to connect (DASH-079). */
function OwnKey() {
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const missing = useAppSelector(selectMissingSpam);
	return hasOwner && missing ? <SetUp missing={missing} hasOwnKey /> : null;
}

interface SetUpProps {
	missing: MissingService;
	hasOwnKey?: boolean;
}

/** The way on from each of the three reasons why nobody counts (DASH-080). */
function SetUp({ missing, hasOwnKey }: SetUpProps) {
	const canActivate = useAppSelector((state) => selectCan(state, 'manage_plugins'));
	const keyUrl = useAppSelector((state) => selectAdminUrl(state, 'admin.php?page=akismet-key-config'));
	if (missing === 'needs-key') {
		return (
			<TrackedLink
				href={keyUrl}
				click={{ target: 'at-a-glance', type: 'activate-link', feature: 'anti-spam' }}
			>
				{__('Enter a valid key', 'site-dashboard')}
			</TrackedLink>
		);
	}
	return canActivate ? (
		<ActivateButton hasOwnKey={hasOwnKey} />
	) : (
		<MutedText>{__('Ask someone who can manage plugins to activate it.', 'site-dashboard')}</MutedText>
	);
}

function ActivateButton({ hasOwnKey }: Pick<SetUpProps, 'hasOwnKey'>) {
	const { isBusy, onActivate } = useActivation('akismet');
	return (
		<Button kind={hasOwnKey ? 'tertiary' : 'secondary'} isBusy={isBusy} onClick={onActivate}>
			{hasOwnKey
				? __('I already have a key', 'site-dashboard')
				: /* translators: %s: name of a service */
					sprintf(__('Activate %s', 'site-dashboard'), AKISMET)}
		</Button>
	);
}
