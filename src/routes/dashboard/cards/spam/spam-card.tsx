import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../lib/locale';
import { CardLinks, Count, NotIncluded, ServiceCard } from '../../../../components/service-card/service-card';
import { TrackedLink } from '../../../../components/tracking/tracked-link';
import { Button } from '../../../../components/ui/button';
import { MutedText } from '../../../../components/ui/text';
import { CardOffer } from '../../../../components/upgrade-banner/card-offer';
import { useSpamCard } from './use-spam-card';

type SpamCardView = ReturnType<typeof useSpamCard>;

const ICON = 'M4.5 5.5h15v11h-9l-4 3.5v-3.5h-2zM10 9l4 4M14 9l-4 4';

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
			icon={ICON}
			isPaid={view.state === 'upgrade' || view.state === 'connect-to-upgrade'}
			control={canActivateHere(view) && <ActivateButton view={view} />}
		>
			<SpamContent view={view} />
		</ServiceCard>
	);
}

/** Only the plugin is missing, and this user may activate it. */
const canActivateHere = (view: SpamCardView) =>
	view.state === 'included' && view.problem !== 'invalid_key' && view.canActivate;

function SpamContent({ view }: { view: SpamCardView }) {
	switch (view.state) {
		case 'counting':
			return (
				<>
					<Count number={formatNumber(view.count)}>
						{_n('spam comment blocked', 'spam comments blocked', view.count, 'site-dashboard')}
					</Count>
					<ModerateLink href={view.commentsUrl} />
				</>
			);
		case 'soon':
			return (
				<>
					<MutedText>{__('Data will display here soon!', 'site-dashboard')}</MutedText>
					<ModerateLink href={view.commentsUrl} />
				</>
			);
		case 'included':
			return (
				<>
					<MutedText>
						{sprintf(
							/* translators: %s: name of a service */
							__('Your plan includes %s. Set it up to keep spam out of your comments.', 'site-dashboard'),
							AKISMET,
						)}
					</MutedText>
					{!canActivateHere(view) && <SetUp view={view} problem={view.problem} />}
				</>
			);
		case 'connect-to-upgrade':
			return <Offer />;
		case 'upgrade':
			return (
				<>
					<NotIncluded />
					<Offer />
					<SetUp view={view} problem={view.problem} hasOwnKey />
				</>
			);
		default:
			return null;
	}
}

/** Sells the service; without a connected owner it only asks to connect (DASH-079). */
function Offer() {
	return (
		<CardOffer
			feature="akismet"
			name={__('Spam protection', 'site-dashboard')}
			title={__('Keep spam out of your comments and forms', 'site-dashboard')}
		>
			{__('Filters spam before anyone sees it.', 'site-dashboard')}
		</CardOffer>
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
		return (
			<MutedText>{__('Ask someone who can manage plugins to activate it.', 'site-dashboard')}</MutedText>
		);
	}
	return <ActivateButton view={view} hasOwnKey={hasOwnKey} />;
}

function ActivateButton({ view, hasOwnKey }: Pick<SetUpProps, 'view' | 'hasOwnKey'>) {
	return (
		<Button kind="tertiary" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
			{hasOwnKey
				? __('I already have a key', 'site-dashboard')
				: /* translators: %s: name of a service */
					sprintf(__('Activate %s', 'site-dashboard'), AKISMET)}
		</Button>
	);
}

function ModerateLink({ href }: { href: string }) {
	return (
		<CardLinks>
			<TrackedLink href={href} click={{ target: 'at-a-glance', type: 'moderate-link', feature: 'anti-spam' }}>
				{__('Moderate comments', 'site-dashboard')}
			</TrackedLink>
		</CardLinks>
	);
}
