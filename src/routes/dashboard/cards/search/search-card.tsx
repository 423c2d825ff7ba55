import { __ } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { ToggleReason } from '../../../../components/module-toggle/module-toggle';
import { CardLinks, ServiceCard } from '../../../../components/service-card/service-card';
import { TrackedLink } from '../../../../components/tracking/tracked-link';
import { Button } from '../../../../components/ui/button';
import { lazyPart } from '../../../../components/ui/lazy-part';
import { ErrorMessage, MutedText } from '../../../../components/ui/text';
import { SupportLink } from '../../../../components/feature-card/feature-card';
import { CardOffer } from '../../../../components/upgrade-banner/card-offer';
import { useSearchCard, useSearchSupport, type SearchCardView } from './use-search-card';

const SearchUsage = lazyPart(
	() =>
		import(/* webpackChunkName: "search-records" */ './search-records').then((chunk) => chunk.SearchUsage),
	{ height: 48, isOptional: true },
);

const ICON = 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l4.5 4.5';

/** Search at the provider, in place of the site's own (DASH-087 to DASH-093). */
export function SearchCard() {
	const view = useSearchCard();
	const supportUrl = useSearchSupport();
	if (view.state === 'hidden') {
		return null;
	}
	const title = __('Search', 'site-dashboard');
	return (
		<ServiceCard title={title} feature="search" view={view} icon={ICON} isPaid={view.state === 'upgrade'}>
			<Content view={view} learnMore={<SupportLink href={supportUrl} feature="search" name={title} />} />
		</ServiceCard>
	);
}

type ViewOf<State extends SearchCardView['state']> = Extract<SearchCardView, { state: State }>;

interface ContentProps<View> {
	view: View;
	learnMore: ReactNode;
}

function Content({ view, learnMore }: ContentProps<SearchCardView>) {
	switch (view.state) {
		case 'unavailable':
			return <MutedText>{__('Unavailable in Offline Mode', 'site-dashboard')}</MutedText>;
		case 'upgrade':
			return (
				<>
					<MutedText>
						{__('Not included in your plan.', 'site-dashboard')} {learnMore}
					</MutedText>
					<Offer hasOffer={view.hasOffer} />
				</>
			);
		case 'off':
			return <Off view={view} learnMore={learnMore} />;
		case 'on':
			return <On view={view} learnMore={learnMore} />;
		default:
			return null;
	}
}

function Offer({ hasOffer }: { hasOffer: boolean }) {
	return (
		<CardOffer
			feature="search"
			name={__('Search', 'site-dashboard')}
			title={__('Help visitors find what they need', 'site-dashboard')}
			label={hasOffer ? __('Start for free', 'site-dashboard') : undefined}
		>
			{__('Fast, relevant results with filters, and no extra load on your server.', 'site-dashboard')}
		</CardOffer>
	);
}

function Off({ view, learnMore }: ContentProps<ViewOf<'off'>>) {
	const reasonId = useId();
	return (
		<>
			<MutedText>
				{__('Your site uses the built-in WordPress search.', 'site-dashboard')} {learnMore}
			</MutedText>
			{!view.reason && (
				<Button kind="tertiary" isBusy={view.isBusy} onClick={view.onActivate}>
					{__('Turn on Search', 'site-dashboard')}
				</Button>
			)}
			<ToggleReason view={view} id={reasonId} />
			{view.failure && <ErrorMessage text={view.failure} />}
		</>
	);
}

function On({ view, learnMore }: ContentProps<ViewOf<'on'>>) {
	const reasonId = useId();
	const isInstant = view.next === 'configure';
	return (
		<>
			<MutedText>
				<span>
					{isInstant
						? __('Visitors see results as they type.', 'site-dashboard')
						: __('Search is on. Add a search widget where visitors can see it.', 'site-dashboard')}
				</span>{' '}
				{learnMore}
			</MutedText>
			<SearchUsage />
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
