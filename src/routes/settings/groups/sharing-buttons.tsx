import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { formatList } from '../../../lib/locale';
import { decodeEntities } from '../../../lib/entities';
import { xAccount } from '../../../lib/identifiers';
import { optionFailureText } from '../../../state/failure-text';
import { selectIsOffline } from '../../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import { selectAdminUrl, selectTemplatesUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import {
	selectFieldText,
	selectSetting,
	selectSettingFailure,
	selectSettingFlag,
} from '../../../state/settings/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { track } from '../../../state/tracking/thunks/track';
import { selectIsCurrentUserLinked } from '../../../state/user/slice';
import { useIsCardSaving } from '../contexts';
import type { ItemViewProps, SettingsGroup } from './group';

const MODULE = 'sharedaddy';
const PLACES = 'show';
const SERVICES = 'sharing_services';

const areButtonsOn = (state: RootState) => selectIsModuleActive(state, MODULE);
/** The provider's page is for those with an account there; everybody else has the site's own (SHARE-007). */
const hasProviderPage = (state: RootState) => !selectIsOffline(state) && selectIsCurrentUserLinked(state);
const CONFIGURE_BUTTONS = {
	kind: 'link',
	isNested: true,
	label: () => __('Choose your sharing buttons', 'site-dashboard'),
	click: { target: 'configure-sharing', page: 'sharing' },
} as const;

/** Buttons below posts, their looks and places (SHARE-006, SHARE-007). */
export const BUTTONS: SettingsGroup = {
	id: 'sharing-buttons',
	title: () => __('Sharing buttons', 'site-dashboard'),
	description: () => __('Lets visitors share your posts and pages in one click.', 'site-dashboard'),
	keywords: () => __('share, Facebook, Twitter, email, print', 'site-dashboard'),
	module: MODULE,
	support: 'jetpack-support-sharing',
	items: [
		{
			kind: 'module',
			module: MODULE,
			label: () => __('Add sharing buttons', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: 'services',
			View: Services,
			isNested: true,
			label: () => __('Services', 'site-dashboard'),
			isHere: (state) => selectIsStoredHere(state, SERVICES),
			isShown: areButtonsOn,
		},
		{
			...CONFIGURE_BUTTONS,
			id: 'configure-sharing',
			redirect: 'calypso-marketing-sharing-buttons',
			isShown: (state) => areButtonsOn(state) && hasProviderPage(state),
		},
		{
			...CONFIGURE_BUTTONS,
			id: 'configure-sharing-here',
			href: (state) => selectAdminUrl(state, 'options-general.php?page=sharing'),
			isShown: (state) => areButtonsOn(state) && !hasProviderPage(state),
		},
		{
			kind: 'link',
			id: 'sharing-block',
			label: () => __('Add a sharing buttons block', 'site-dashboard'),
			href: selectTemplatesUrl,
			isShown: (state) =>
				selectPage(state).themeData.isBlockTheme && selectSite(state).isSharingBlockAvailable,
			click: { target: 'configure-sharing', page: 'sharing', extra: 'block' },
		},
		{
			kind: 'view',
			id: PLACES,
			View: Places,
			module: MODULE,
			label: () => __('Where buttons appear', 'site-dashboard'),
			keywords: () => __('posts, pages, front page, media, portfolio', 'site-dashboard'),
			isHere: (state) => selectIsStoredHere(state, PLACES),
		},
		{
			kind: 'select',
			module: MODULE,
			option: 'button_style',
			label: () => __('Button style', 'site-dashboard'),
		},
		{
			kind: 'text',
			module: MODULE,
			option: 'sharing_label',
			label: () => __('Text above the buttons', 'site-dashboard'),
			help: () => __('Leave empty to show no text.', 'site-dashboard'),
			// Hosts store it as markup.
			read: (state) => decodeEntities(selectFieldText(state, 'sharing_label')),
		},
		{
			kind: 'text',
			module: MODULE,
			option: 'jetpack-twitter-cards-site-tag',
			type: 'code',
			label: () => __('Username on X', 'site-dashboard'),
			help: () => __('Credited when your posts are shared on X.', 'site-dashboard'),
			keywords: () => __('Twitter, tweet, cards, handle', 'site-dashboard'),
			complete: xAccount,
			hint: (text) =>
				/^\w{0,15}$/.test(xAccount(text))
					? ''
					: __('A username has up to 15 letters, digits and underscores.', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: MODULE,
			option: 'sharedaddy_disable_resources',
			needsModule: true,
			label: () => __('Use your theme’s styles', 'site-dashboard'),
			help: () =>
				__(
					'Only for themes that include styles and scripts for the buttons. With other themes, the buttons won’t work.',
					'site-dashboard',
				),
			keywords: () => __('CSS, JavaScript, disable resources', 'site-dashboard'),
		},
	],
};

/** Names of services are theirs. Others show as the host calls them. */
const NAMES: Readonly<Record<string, string>> = {
	bluesky: 'Bluesky',
	facebook: 'Facebook',
	'jetpack-whatsapp': 'WhatsApp',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	nextdoor: 'Nextdoor',
	pinterest: 'Pinterest',
	pocket: 'Pocket',
	reddit: 'Reddit',
	skype: 'Skype',
	telegram: 'Telegram',
	threads: 'Threads',
	tumblr: 'Tumblr',
	twitter: 'Twitter',
	x: 'X',
};

/** Services for visitors to share with. The order is dragged on the host's own page, linked below. */
function Services() {
	const id = useId();
	const { visible, hidden } = useServices();
	return (
		<div role="group" aria-labelledby={`${id}-title`}>
			<strong id={`${id}-title`}>{__('Services', 'site-dashboard')}</strong>
			<MutedText>
				{visible || hidden ? visible : __('No services yet. Choose them below.', 'site-dashboard')}
			</MutedText>
			{hidden && (
				<MutedText>
					{
						/* translators: %s: a list of services, such as Facebook, Reddit */
						sprintf(__('Behind the “More” button: %s', 'site-dashboard'), hidden)
					}
				</MutedText>
			)}
		</div>
	);
}

function useServices() {
	const lists = Object(useAppSelector((state) => selectSetting(state, SERVICES))) as Record<string, unknown>;
	return { visible: serviceNames(lists.visible), hidden: serviceNames(lists.hidden) };
}

/** A list of names to read; empty without any. */
function serviceNames(list: unknown): string {
	const services = Object.entries(Object(list) as Record<string, unknown>);
	return formatList(
		services.map(([key, service]) => {
			const { name } = Object(service) as { name?: unknown };
			return NAMES[key] ?? wordOf(key) ?? (typeof name === 'string' && name ? decodeEntities(name) : key);
		}),
	);
}

function wordOf(key: string): string | undefined {
	if (key === 'email') {
		return __('Email', 'site-dashboard');
	}
	return key === 'print' ? __('Print', 'site-dashboard') : undefined;
}

/** Places of the buttons; the host refuses to show them nowhere. */
function Places({ disabledBy }: ItemViewProps) {
	const id = useId();
	const { places, failure, onToggle } = usePlaces();
	return (
		<div role="group" aria-labelledby={`${id}-title`}>
			<strong id={`${id}-title`}>{__('Where buttons appear', 'site-dashboard')}</strong>
			{places.map(({ slug, name, isOn, isLast, isBusy }) => (
				<div key={slug}>
					<Toggle
						label={name}
						isOn={isOn}
						isBusy={isBusy}
						isDisabled={disabledBy !== undefined || isLast}
						describedBy={disabledBy ?? (isLast ? `${id}-last` : undefined)}
						onToggle={(next) => onToggle(slug, next)}
					/>
					{isLast && (
						<MutedText id={`${id}-last`}>
							{__('To show no buttons, turn off sharing buttons.', 'site-dashboard')}
						</MutedText>
					)}
				</div>
			))}
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

/** The places that every host has, and the portfolio where there's one. */
const PLACE_NAMES: Readonly<Record<string, () => string>> = {
	post: () => __('Posts', 'site-dashboard'),
	page: () => __('Pages', 'site-dashboard'),
	attachment: () => __('Media', 'site-dashboard'),
	index: () => __('Front page, archives and search', 'site-dashboard'),
	'jetpack-portfolio': () => __('Portfolio items', 'site-dashboard'),
};

/** In another order, what's stored wouldn't be what was sent. */
const HOST_ORDER = ['index', 'post', 'page', 'attachment', 'jetpack-portfolio'];
const inHostOrder = (slugs: readonly string[]) => [
	...HOST_ORDER.filter((slug) => slugs.includes(slug)),
	...slugs.filter((slug) => !HOST_ORDER.includes(slug)),
];

function usePlaces() {
	const dispatch = useAppDispatch();
	const value = useAppSelector((state) => selectSetting(state, PLACES));
	const isSaving = useIsCardSaving();
	const problem = useAppSelector((state) => selectSettingFailure(state, PLACES));
	const hasPortfolio = useAppSelector((state) => selectSettingFlag(state, 'jetpack_portfolio'));
	const chosen = Array.isArray(value) ? value.map(String) : [];
	const offered = Object.keys(PLACE_NAMES).filter((slug) => slug !== 'jetpack-portfolio' || hasPortfolio);
	// One of the places we know has to stay: the host counts no others.
	const counted = chosen.filter((slug) => slug in PLACE_NAMES);
	return {
		places: [...new Set([...offered, ...chosen])].map((slug) => ({
			slug,
			name: PLACE_NAMES[slug]?.() ?? slug,
			isOn: chosen.includes(slug),
			isLast: counted.length === 1 && counted[0] === slug,
			isBusy: isSaving,
		})),
		failure: optionFailureText(problem, PLACES),
		onToggle(slug: string, isOn: boolean) {
			const toggled = isOn ? 'on' : 'off';
			dispatch(track('jetpack_wpa_settings_toggle', { module: MODULE, setting: PLACES, toggled }));
			const others = chosen.filter((one) => one !== slug);
			void dispatch(saveSettings({ [PLACES]: inHostOrder(isOn ? [...others, slug] : others) }));
		},
	};
}
