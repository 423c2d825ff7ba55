import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { ErrorMessage, MutedText, VisuallyHidden } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { PRODUCT_NAME } from '../../../lib/product';
import { optionFailureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPage } from '../../../state/page/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSetting, selectSettingFailure } from '../../../state/settings/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { track } from '../../../state/tracking/thunks/track';
import styles from '../traffic/traffic.module.css';
import { useIsCardSaving } from '../contexts';
import type { ItemViewProps, SettingsItem } from './group';

const CRAWLERS = 'jetpack_seo_ai_crawler_overrides';
const LLMS = 'jetpack_seo_llms_txt_enabled';
const ENHANCER = 'ai_seo_enhancer_enabled';

const has = (name: string) => (state: RootState) => selectIsStoredHere(state, name);
const isOn = (state: RootState) => selectIsModuleActive(state, 'seo-tools');
const hasFiles = (state: RootState) => has(LLMS)(state) || has(CRAWLERS)(state);

/** The site's content for search engines and assistants with AI, and texts that AI writes for them. */
export const AI_ITEMS: readonly SettingsItem[] = [
	{
		kind: 'heading',
		id: 'seo-ai',
		label: () => __('Artificial intelligence', 'site-dashboard'),
		isHere: (state) => hasFiles(state) || has(ENHANCER)(state),
		isShown: isOn,
	},
	{
		kind: 'toggle',
		module: 'seo-tools',
		option: ENHANCER,
		needsModule: true,
		label: () => __('Write SEO texts with AI', 'site-dashboard'),
		help: () =>
			__(
				'Writes search titles, descriptions and alt text for new posts on plans that include AI. You can edit them at any time.',
				'site-dashboard',
			),
		keywords: () => __('SEO enhancer, generate, automatic, image descriptions', 'site-dashboard'),
		isShown: isOn,
	},
	{
		kind: 'toggle',
		module: 'seo-tools',
		option: LLMS,
		needsModule: true,
		label: () => __('Publish an llms.txt file', 'site-dashboard'),
		help: () =>
			__(
				'Guides AI assistants to your content. Only published while search engines can index your site.',
				'site-dashboard',
			),
		keywords: () => __('ChatGPT, AI assistants, content map', 'site-dashboard'),
		isShown: isOn,
	},
	{
		kind: 'view',
		id: CRAWLERS,
		View: Crawlers,
		module: 'seo-tools',
		label: () => __('AI crawlers', 'site-dashboard'),
		keywords: () =>
			__('bots, robots.txt, GPTBot, ChatGPT, Claude, Gemini, block, scraping', 'site-dashboard'),
		isHere: has(CRAWLERS),
		isShown: isOn,
	},
	{
		kind: 'note',
		id: 'seo-ai-unused',
		text: () =>
			sprintf(
				/* translators: %s: product name */
				__('Saved, but not used yet: your site needs a version of %s with the SEO page.', 'site-dashboard'),
				PRODUCT_NAME,
			),
		isHere: hasFiles,
		isShown: (state) => isOn(state) && !selectPage(state).hostPages.includes('jetpack-seo'),
	},
];

interface Crawler {
	/** As the host stores it. */
	slug: string;
	label: string;
	/** The default without a choice. */
	isBlocked: boolean;
}

/** By what they call themselves in robots.txt, and who runs them; names aren't translated. */
const ANSWERING: readonly Crawler[] = crawlers(false, {
	'oai-searchbot': 'OAI-SearchBot (OpenAI)',
	'claude-searchbot': 'Claude-SearchBot (Anthropic)',
	perplexitybot: 'PerplexityBot (Perplexity)',
	'amzn-searchbot': 'Amzn-SearchBot (Amazon)',
});
const TRAINING: readonly Crawler[] = crawlers(true, {
	gptbot: 'GPTBot (OpenAI)',
	claudebot: 'ClaudeBot (Anthropic)',
	'google-extended': 'Google-Extended (Google)',
	'applebot-extended': 'Applebot-Extended (Apple)',
	'meta-externalagent': 'meta-externalagent (Meta)',
	bytespider: 'Bytespider (ByteDance)',
	ccbot: 'CCBot (Common Crawl)',
	amazonbot: 'Amazonbot (Amazon)',
});
const KNOWN = [...ANSWERING, ...TRAINING].map(({ slug }) => slug);

function crawlers(isBlocked: boolean, labels: Record<string, string>): readonly Crawler[] {
	return Object.entries(labels).map(([slug, label]) => ({ slug, label, isBlocked }));
}

/** Crawlers that may read the site. The host stores only what differs from its own choice. */
function Crawlers({ disabledBy }: ItemViewProps) {
	const { others, failure, ...control } = useCrawlers(disabledBy);
	return (
		<div className={styles.groups}>
			<div className={styles.stack}>
				<strong>{__('AI crawlers', 'site-dashboard')}</strong>
				<MutedText>
					{__('Your robots.txt file asks the crawlers you turn off not to read your site.', 'site-dashboard')}
				</MutedText>
			</div>
			<CrawlerGroup
				{...control}
				title={__('Crawlers that answer questions', 'site-dashboard')}
				text={__('Cite your pages and link to them.', 'site-dashboard')}
				crawlers={ANSWERING}
			/>
			<CrawlerGroup
				{...control}
				title={__('Crawlers that train AI models', 'site-dashboard')}
				text={__('Collect your content. Off unless you turn them on.', 'site-dashboard')}
				crawlers={TRAINING}
			/>
			{others.length > 0 && (
				<CrawlerGroup
					{...control}
					title={__('Other crawlers', 'site-dashboard')}
					text={__('Your site has settings for these crawlers.', 'site-dashboard')}
					crawlers={others}
				/>
			)}
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

interface CrawlerControl {
	disabledBy?: string;
	isSaving: boolean;
	isAllowed: (crawler: Crawler) => boolean;
	/** Its own change is pending. */
	isBusy: (crawler: Crawler) => boolean;
	onToggle: (crawler: Crawler, isAllowed: boolean) => void;
}

interface CrawlerGroupProps extends CrawlerControl {
	title: string;
	text: string;
	crawlers: readonly Crawler[];
}

function CrawlerGroup({ title, text, crawlers: shown, disabledBy, ...control }: CrawlerGroupProps) {
	const id = useId();
	const waiting = control.isSaving ? `${id}-waiting` : undefined;
	return (
		<div role="group" className={styles.stack} aria-labelledby={`${id}-title`}>
			<strong id={`${id}-title`}>{title}</strong>
			<MutedText>{text}</MutedText>
			{shown.map((crawler) => {
				const isBusy = control.isBusy(crawler);
				return (
					<Toggle
						key={crawler.slug}
						label={crawler.label}
						isOn={control.isAllowed(crawler)}
						isBusy={isBusy}
						isDisabled={disabledBy !== undefined || (control.isSaving && !isBusy)}
						describedBy={disabledBy ?? waiting}
						onToggle={(isAllowed) => control.onToggle(crawler, isAllowed)}
					/>
				);
			})}
			{waiting && (
				<VisuallyHidden>
					<span id={waiting}>{__('Saving…', 'site-dashboard')}</span>
				</VisuallyHidden>
			)}
		</div>
	);
}

type Overrides = Readonly<Record<string, unknown>>;

const isAllowedBy = (overrides: Overrides, { slug, isBlocked }: Crawler) =>
	Object.hasOwn(overrides, slug) ? !overrides[slug] : !isBlocked;

/** The choices, what's being saved of them, and how to make one. */
function useCrawlers(disabledBy: string | undefined) {
	const dispatch = useAppDispatch();
	const overrides = useAppSelector((state) => selectSetting(state, CRAWLERS)) as Overrides;
	const stored = useAppSelector(({ settings }) => settings.values[CRAWLERS]) as Overrides;
	const isSaving = useIsCardSaving();
	const problem = useAppSelector((state) => selectSettingFailure(state, CRAWLERS));
	return {
		disabledBy,
		isSaving,
		/** Another version of the host may know more of them. */
		others: Object.keys(overrides)
			.filter((slug) => !KNOWN.includes(slug))
			.map((slug): Crawler => ({ slug, label: slug, isBlocked: false })),
		failure: optionFailureText(problem, CRAWLERS),
		isAllowed: (crawler: Crawler) => isAllowedBy(overrides, crawler),
		isBusy: (crawler: Crawler) =>
			isSaving && isAllowedBy(overrides, crawler) !== isAllowedBy(stored, crawler),
		onToggle(crawler: Crawler, isAllowed: boolean) {
			const { slug, isBlocked } = crawler;
			const toggled = isAllowed ? 'on' : 'off';
			dispatch(track('jetpack_wpa_settings_toggle', { module: 'seo-tools', setting: CRAWLERS, toggled }));
			const others = Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== slug));
			const isDefault = KNOWN.includes(slug) && isAllowed !== isBlocked;
			void dispatch(saveSettings({ [CRAWLERS]: isDefault ? others : { ...others, [slug]: !isAllowed } }));
		},
	};
}
