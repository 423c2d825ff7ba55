import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Button } from '../ui/button';
import { Figure, Quiet } from '../ui/text';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { useSpamCard } from './use-spam-card';

type SpamCardView = ReturnType<typeof useSpamCard>;

/** Height of the body in px, for the placeholder. */
const HEIGHT = 92;

/** Name of the service, which is no word to translate. */
const AKISMET = 'Akismet';

/** Spam protection: how much spam was kept away, or how to begin (DASH-076 to DASH-083). */
export function SpamCard() {
	const view = useSpamCard();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<ServiceCard
			title={__('Spam protection', 'site-dashboard')}
			feature="anti-spam"
			view={view}
			status={view.status}
			height={HEIGHT}
			isPaid
		>
			<SpamContent view={view} />
		</ServiceCard>
	);
}

function SpamContent({ view }: { view: SpamCardView }) {
	switch (view.state) {
		case 'counting':
			return (
				<>
					<Figure>{formatNumber(view.count)}</Figure>
					<Quiet>{_n('spam comment blocked', 'spam comments blocked', view.count, 'site-dashboard')}</Quiet>
					<ModerateLink href={view.commentsUrl} />
				</>
			);
		case 'soon':
			return (
				<>
					<Quiet>{__('Data will display here soon!', 'site-dashboard')}</Quiet>
					<ModerateLink href={view.commentsUrl} />
				</>
			);
		case 'included':
			return (
				<>
					<Quiet>
						{sprintf(
							/* translators: %s: name of a service */
							__('Your plan includes %s. Set it up to keep spam out of your comments.', 'site-dashboard'),
							AKISMET,
						)}
					</Quiet>
					<SetUp view={view} problem={view.problem} />
				</>
			);
		case 'connect-to-upgrade':
			return <Offer />;
		case 'upgrade':
			return (
				<>
					<Offer />
					<SetUp view={view} problem={view.problem} hasOwnKey />
				</>
			);
		default:
			return null;
	}
}

/** Sells the service; without a connected owner it asks to connect first, and offers nothing else (DASH-079). */
function Offer() {
	return (
		<UpgradeBanner
			feature="akismet"
			name={__('Spam protection', 'site-dashboard')}
			title={__('Keep spam out of your comments and forms', 'site-dashboard')}
		>
			{__('Spam is caught before anybody sees it.', 'site-dashboard')}
		</UpgradeBanner>
	);
}

interface SetUpProps {
	view: SpamCardView;
	problem: 'not_installed' | 'not_active' | 'invalid_key';
	/** For who bought the service elsewhere. */
	hasOwnKey?: boolean;
}

/** The way on from each of the three reasons why nobody counts (DASH-080). */
function SetUp({ view, problem, hasOwnKey }: SetUpProps) {
	if (problem === 'invalid_key') {
		return (
			<TrackedLink
				href={view.keyUrl}
				click={{ target: 'at-a-glance', type: 'activate-link', feature: 'anti-spam' }}
			>
				{__('Enter a valid key', 'site-dashboard')}
			</TrackedLink>
		);
	}
	if (!view.canActivate) {
		return <Quiet>{__('A user who manages plugins has to activate it.', 'site-dashboard')}</Quiet>;
	}
	return (
		<Button kind="quiet" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
			{hasOwnKey
				? __('Activate with your own key', 'site-dashboard')
				: /* translators: %s: name of a service */
					sprintf(__('Activate %s', 'site-dashboard'), AKISMET)}
		</Button>
	);
}

function ModerateLink({ href }: { href: string }) {
	return (
		<TrackedLink href={href} click={{ target: 'at-a-glance', type: 'moderate-link', feature: 'anti-spam' }}>
			{__('Moderate comments', 'site-dashboard')}
		</TrackedLink>
	);
}
