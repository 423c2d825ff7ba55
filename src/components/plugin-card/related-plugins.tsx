import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { PRODUCT_NAME } from '../../lib/product';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../state/page/urls';
import { loadPlugins, selectPlugins, selectPluginState } from '../../state/plugins/slice';
import { selectCan } from '../../state/user/slice';
import { useIsPromotionVisible } from '../promotion/promotion';
import { Card, CardGrid } from '../ui/card';
import { CardBoundary } from '../ui/card-boundary';
import { Section } from '../ui/section';
import type { AppDispatch } from '../../state/app-thunk';
import { failureText } from '../../state/failure-text';
import { selectPluginWork } from '../../state/plugin-work/slice';
import { startPlugin } from '../../state/plugin-work/thunks';
import { trackClick } from '../../state/tracking/thunks/track';
import { TrackedLink } from '../tracking/tracked-link';
import { Button } from '../ui/button';
import { ErrorMessage, MutedText, VisuallyHidden } from '../ui/text';

/** The plugin that makes pages faster (DASH-020, DASH-021). */
function BoostCard() {
	const { boost } = useLearnMoreLinks();
	return (
		<PluginCard
			/* translators: %s: product name */
			pluginName={sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME)}
			pluginSlug="jetpack-boost"
			pluginFiles={BOOST_FILES}
			pluginLink="admin.php?page=jetpack-boost"
			icon="M13 3.5L5.5 13.5H12l-1 7 7.5-10H12z"
			text={__('Speeds up your pages so fewer visitors leave.', 'site-dashboard')}
			learnMoreUrl={boost}
		/>
	);
}

const CRM_ICON =
	'M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5a3 3 0 010 6M17 14c2.5.5 4 2.4 4 5.5';

/** The plugin that keeps track of customers (DASH-020, DASH-021). */
function CrmCard() {
	const { crm } = useLearnMoreLinks();
	return (
		<PluginCard
			/* translators: %s: product name */
			pluginName={sprintf(__('%s CRM', 'site-dashboard'), PRODUCT_NAME)}
			pluginSlug="zero-bs-crm"
			pluginFiles={CRM_FILES}
			pluginLink="admin.php?page=zerobscrm-dash"
			icon={CRM_ICON}
			text={__('Manage customers, quotes and invoices on your site.', 'site-dashboard')}
			learnMoreUrl={crm}
		/>
	);
}

/** Both, as cards of a grid: on the dashboard and on My Plan (DASH-020, DASH-110). */
export function RelatedPluginCards() {
	return (
		<>
			<CardBoundary title={__('Boost', 'site-dashboard')}>
				<BoostCard />
			</CardBoundary>
			<CardBoundary title={__('CRM', 'site-dashboard')}>
				<CrmCard />
			</CardBoundary>
		</>
	);
}

/** Both under a heading of their own, which goes where they do not show. */
export function RelatedPluginsSection({ title }: { title: string }) {
	if (!useHasRelatedPlugins()) {
		return null;
	}
	return (
		<Section title={title}>
			<CardGrid>
				<RelatedPluginCards />
			</CardGrid>
		</Section>
	);
}

const useLearnMoreLinks = () => ({
	boost: useAppSelector((state) => selectRedirect(state, 'stats-nudges-boost-learn')),
	crm: useAppSelector((state) => selectRedirect(state, 'stats-nudges-crm-learn')),
});

/** DASH-117. */
const BOOST_FILES = ['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'];
const CRM_FILES = ['zero-bs-crm/ZeroBSCRM.php'];

/** Some of their cards show; without promotions, only active ones do. */
function useHasRelatedPlugins(): boolean {
	const isOffered = useIsPromotionVisible({});
	return useAppSelector(
		(state) =>
			selectCan(state, 'manage_plugins') &&
			(isOffered || [BOOST_FILES, CRM_FILES].some((files) => selectPluginState(state, files) === 'active')),
	);
}

interface PluginCardProps extends RelatedPlugin {
	/** One plain sentence on what it does. */
	text: string;
	/** The path of a line drawing. */
	icon: string;
	learnMoreUrl: string;
}

/** A related plugin: installs it, activates it, or leads to it (DASH-110 to DASH-117). */
export function PluginCard({ text, icon, learnMoreUrl, ...plugin }: PluginCardProps) {
	const view = usePluginCard(plugin);
	const failureId = useId();
	const { pluginName, pluginSlug } = plugin;
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Card
			title={pluginName}
			icon={icon}
			control={<PluginAction view={view} plugin={plugin} failureId={failureId} />}
		>
			<MutedText>
				{text}{' '}
				<TrackedLink
					href={learnMoreUrl}
					isExternal
					click={{ target: 'plugin_dash_item', type: 'learn-more', feature: pluginSlug }}
				>
					<span aria-hidden="true">{__('Learn more', 'site-dashboard')}</span>
					<VisuallyHidden>
						{
							/* translators: "Learn more" in full, for screen readers. %s: name of a plugin */
							sprintf(__('Learn more about %s', 'site-dashboard'), pluginName)
						}
					</VisuallyHidden>
				</TrackedLink>
			</MutedText>
			<PluginFailure view={view} name={pluginName} id={failureId} />
		</Card>
	);
}

interface PluginActionProps {
	view: PluginCardView;
	plugin: RelatedPlugin;
	/** Id of the text that says why the last attempt failed. */
	failureId: string;
}

function PluginAction({ view, plugin, failureId }: PluginActionProps) {
	switch (view.state) {
		case 'loading':
			return <Button isBusy>{__('Loading…', 'site-dashboard')}</Button>;
		case 'missing':
		case 'inactive':
			return <Prompt view={view} name={plugin.pluginName} failureId={failureId} />;
		case 'active':
			return (
				<TrackedLink
					href={view.href}
					click={{ target: 'plugin_dash_item', type: 'manage', feature: plugin.pluginSlug }}
				>
					{
						/* translators: %s: name of a plugin */
						sprintf(__('Manage %s', 'site-dashboard'), plugin.pluginName)
					}
				</TrackedLink>
			);
		default:
			return null;
	}
}

interface PromptProps {
	view: Extract<PluginCardView, { state: 'missing' | 'inactive' }>;
	name: string;
	failureId: string;
}

function Prompt({ view: { state, isBusy, failure, onActivate }, name, failureId }: PromptProps) {
	const [prompt, progress] =
		state === 'missing'
			? /* translators: %s: name of a plugin */
				[__('Install %s', 'site-dashboard'), __('Installing %s', 'site-dashboard')]
			: /* translators: %s: name of a plugin */
				[__('Activate %s', 'site-dashboard'), __('Activating %s', 'site-dashboard')];
	return (
		<Button isBusy={isBusy} onClick={onActivate} describedBy={failure ? failureId : undefined}>
			{sprintf(isBusy ? progress : prompt, name)}
		</Button>
	);
}

/** The plugins couldn't be loaded, or this one couldn't be installed or activated. */
function PluginFailure({ view, name, id }: { view: PluginCardView; name: string; id: string }) {
	if (view.state === 'failed') {
		return <ErrorMessage text={view.text} onRetry={view.onRetry} />;
	}
	if ((view.state !== 'missing' && view.state !== 'inactive') || !view.failure) {
		return null;
	}
	return (
		<div role="status">
			<ErrorMessage
				id={id}
				text={sprintf(
					view.state === 'missing'
						? /* translators: 1: name of a plugin, 2: why, a sentence */
							__('We couldn’t install %1$s. %2$s', 'site-dashboard')
						: /* translators: 1: name of a plugin, 2: why, a sentence */
							__('We couldn’t activate %1$s. %2$s', 'site-dashboard'),
					name,
					view.failure,
				)}
			/>
		</div>
	);
}

/** A plugin that goes with this one (DASH-110). */
interface RelatedPlugin {
	pluginName: string;
	pluginSlug: string;
	/** The files that it may be installed as. */
	pluginFiles: readonly string[];
	/** Its own page, below the admin URL. */
	pluginLink: string;
}

type PluginCardView =
	/** The user can't manage plugins (DASH-020), or promotions are off and it's inactive (NOTICE-014). */
	| { state: 'hidden' }
	| { state: 'loading' }
	| { state: 'failed'; text: string; onRetry: () => void }
	/** Not installed, or installed and off; `failure` says why the last attempt came to nothing. */
	| { state: 'missing' | 'inactive'; isBusy: boolean; failure: string; onActivate: () => void }
	| { state: 'active'; href: string };

const load = (dispatch: AppDispatch) => dispatch(loadPlugins());

function usePluginCard({ pluginSlug, pluginFiles, pluginLink }: RelatedPlugin): PluginCardView {
	const dispatch = useAppDispatch();
	const canManage = useAppSelector((state) => selectCan(state, 'manage_plugins'));
	const isOffered = useIsPromotionVisible({});
	useLoad(load, canManage);
	const remote = useAppSelector(selectPlugins);
	const plugin = useAppSelector((state) => selectPluginState(state, pluginFiles));
	const work = useAppSelector((state) => selectPluginWork(state, pluginSlug));
	const href = useAppSelector((state) => selectAdminUrl(state, pluginLink));
	if (!canManage || (!isOffered && plugin !== 'active')) {
		return { state: 'hidden' };
	}
	if (remote.status === 'failed') {
		return {
			state: 'failed',
			text: failureText(remote.failure),
			onRetry: () => void dispatch(loadPlugins('retry')),
		};
	}
	switch (plugin) {
		case undefined:
			return { state: 'loading' };
		case 'active':
			return { state: plugin, href };
		default:
			return {
				state: plugin,
				isBusy: work?.isBusy ?? false,
				failure: work && !work.isBusy ? failureText(work.failure) : '',
				onActivate: () => {
					const type = plugin === 'missing' ? 'install' : 'activate';
					dispatch(trackClick({ target: 'plugin_dash_item', type, feature: pluginSlug }));
					void dispatch(startPlugin(pluginSlug));
				},
			};
	}
}
