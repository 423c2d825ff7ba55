import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { ToggleReason } from '../module-toggle/toggle-reason';
import { CardLinks, ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Button } from '../ui/button';
import { Failure, Quiet } from '../ui/text';
import { SupportLink } from '../feature-card/support-link';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { useSearchCard, useSearchSupport, type SearchCardView } from './use-search-card';

/** Search at the provider, in place of the site's own (DASH-087 to DASH-093). */
export function SearchCard() {
	const view = useSearchCard();
	const supportUrl = useSearchSupport();
	if (view.state === 'hidden') {
		return null;
	}
	const title = __('Search', 'site-dashboard');
	return (
		<ServiceCard title={title} feature="search" view={view} isPaid={view.state !== 'unavailable'} height={96}>
			<Content view={view} />
			<SupportLink href={supportUrl} feature="search" name={title} />
		</ServiceCard>
	);
}

type ViewOf<State extends SearchCardView['state']> = Extract<SearchCardView, { state: State }>;

function Content({ view }: { view: SearchCardView }) {
	switch (view.state) {
		case 'unavailable':
			return <Quiet>{__('Unavailable in Offline Mode', 'site-dashboard')}</Quiet>;
		case 'upgrade':
			return <Offer hasOffer={view.hasOffer} />;
		case 'off':
			return <Off view={view} />;
		case 'on':
			return <On view={view} />;
		default:
			return null;
	}
}

function Offer({ hasOffer }: { hasOffer: boolean }) {
	return (
		<UpgradeBanner
			feature="search"
			name={__('Search', 'site-dashboard')}
			title={__('Let visitors find what they look for', 'site-dashboard')}
			label={hasOffer ? __('Start for free', 'site-dashboard') : undefined}
		>
			{__('Fast, relevant results, with filters, and without work for your server.', 'site-dashboard')}
		</UpgradeBanner>
	);
}

function Off({ view }: { view: ViewOf<'off'> }) {
	const reasonId = useId();
	return (
		<>
			<Quiet>{__('Your site uses its own simple search now.', 'site-dashboard')}</Quiet>
			{!view.reason && (
				<Button kind="quiet" isBusy={view.isBusy} onClick={view.onActivate}>
					{__('Activate Search', 'site-dashboard')}
				</Button>
			)}
			<ToggleReason view={view} id={reasonId} />
			{view.failure && <Failure text={view.failure} />}
		</>
	);
}

function On({ view }: { view: ViewOf<'on'> }) {
	const reasonId = useId();
	const isInstant = view.next === 'configure';
	return (
		<>
			<Quiet>
				{isInstant
					? __('Visitors see results while they type.', 'site-dashboard')
					: __('Searching is on. Add the search box where visitors will see it.', 'site-dashboard')}
			</Quiet>
			<CardLinks>
				<TrackedLink
					href={view.href}
					click={{
						target: 'at-a-glance',
						type: isInstant ? 'configure-search-link' : 'search-widget-link',
						feature: 'search',
					}}
				>
					{isInstant
						? __('Configure your search', 'site-dashboard')
						: __('Add a search widget', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
			<ToggleReason view={view} id={reasonId} />
		</>
	);
}
