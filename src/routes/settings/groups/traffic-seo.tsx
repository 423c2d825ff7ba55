import { __ } from '@wordpress/i18n';
import { memo, useId, useCallback, useMemo } from 'react';
import { TitleFormatEditor } from '../traffic/title-format-editor/title-format-editor';
import { pageTypeLabel } from '../traffic/title-format-editor/use-title-format-editor';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import {
	PAGE_TYPES,
	type PageType,
	fillTitle,
	readFormats,
	readParts,
	type TitlePart,
	type Token,
} from '../../../lib/seo/title-format';
import type { AppDispatch } from '../../../state/app-thunk';
import { useAppDispatch, useAppSelector, shallowEqual, useAppStore } from '../../../state/hooks';
import { loadPlugins, selectPlugins } from '../../../state/plugins/slice';
import { loadSite } from '../../../state/site/slice';
import {
	selectHasSeoDetails,
	selectIsPluginListHidden,
	selectIsPluginListMissing,
	seoConflictText,
} from '../traffic/seo-conflict';
import { SeoDescription, missingText, oddText, selectSitePreview } from '../traffic/seo-description';
import styles from '../traffic/traffic.module.css';
import type { ItemViewProps, SettingsGroup } from './group';
import { AI_ITEMS } from './traffic-ai';
import { cutHard } from '../../../lib/seo/cut';
import {
	selectDraft,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import type { AppStore } from '../../../state/store';
import { optionFailureText } from '../../../state/failure-text';

const load = (dispatch: AppDispatch) => [dispatch(loadPlugins()), dispatch(loadSite())];

/** Search engine optimization (TRAF-016 to TRAF-034, TRAF-074 to TRAF-077). */
export const SEO: SettingsGroup = {
	id: 'seo',
	title: () => __('Search engine optimization', 'site-dashboard'),
	description: () =>
		__('Control how your site looks in search results and on social media.', 'site-dashboard'),
	keywords: () => __('SEO, Google, Facebook, Twitter, preview, meta, title, description', 'site-dashboard'),
	module: 'seo-tools',
	load: { run: load },
	support: 'jetpack-support-seo-tools',
	items: [
		{
			kind: 'module',
			module: 'seo-tools',
			label: () => __('Customize your SEO settings', 'site-dashboard'),
			blockedBy: seoConflictText,
		},
		{ kind: 'view', id: 'plugins-unread', View: PluginsUnread, isShown: selectIsPluginListMissing },
		{
			kind: 'note',
			id: 'plugins-hidden',
			text: () =>
				__(
					'Another plugin may manage these settings. Your account can’t see which plugins are active.',
					'site-dashboard',
				),
			isShown: selectIsPluginListHidden,
		},
		{
			kind: 'view',
			id: 'advanced_seo_front_page_description',
			View: SeoDescription,
			options: ['advanced_seo_front_page_description'],
			label: () => __('Front page description', 'site-dashboard'),
			isShown: selectHasSeoDetails,
		},
		{
			kind: 'view',
			id: 'advanced_seo_title_formats',
			View: SeoTitles,
			options: ['advanced_seo_title_formats'],
			label: () => __('Page titles', 'site-dashboard'),
			isShown: selectHasSeoDetails,
		},
		...AI_ITEMS,
	],
};

/** Without the list of plugins nobody knows whether another one looks after searches. */
function PluginsUnread() {
	const { hasFailed, onRetry } = usePluginList();
	return hasFailed ? (
		<ErrorMessage
			text={__('We couldn’t check whether another plugin manages your SEO settings.', 'site-dashboard')}
			onRetry={onRetry}
		/>
	) : (
		<MutedText>{__('Checking for other SEO plugins…', 'site-dashboard')}</MutedText>
	);
}

/** The list of plugins is pending or failed; with a way to retry. */
function usePluginList() {
	const dispatch = useAppDispatch();
	return {
		hasFailed: useAppSelector((state) => selectPlugins(state).status === 'failed'),
		onRetry: () => void dispatch(loadPlugins('retry')),
	};
}

/** Formats of the titles of each type of page (TRAF-017, TRAF-029 to TRAF-034). */
function SeoTitles({ disabledBy }: ItemViewProps) {
	const id = useId();
	const { reason, failure } = useSeoTitles();
	const described = disabledBy ?? (reason ? id : undefined);
	return (
		<div className={styles.stack}>
			<strong>{__('Page titles', 'site-dashboard')}</strong>
			<MutedText>
				{__(
					'Build each title from the tags below and your own text. Drag a tag, or use the arrow keys, to move it.',
					'site-dashboard',
				)}
			</MutedText>
			{reason && !disabledBy && <MutedText id={id}>{reason}</MutedText>}
			{PAGE_TYPES.map((type) => (
				<Title key={type} type={type} disabledBy={described} />
			))}
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

interface TitleProps extends Pick<ItemViewProps, 'disabledBy'> {
	type: PageType;
}

const Title = memo(function Title({ type, disabledBy }: TitleProps) {
	const { parts, example, onChange } = useSeoTitle(type);
	return (
		<div className={styles.wide}>
			<TitleFormatEditor
				label={pageTypeLabel(type)}
				type={type}
				parts={parts}
				example={example}
				disabledBy={disabledBy}
				onChange={onChange}
			/>
		</div>
	);
});

/** The option that holds the title of each type of page. */
const TITLE_FORMATS = 'advanced_seo_title_formats';

/** Characters of an example: nobody reads more of a title. */
const EXAMPLE = 300;

/** The reason why the titles can't be edited, empty when they can, and why the host didn't take them. */
function useSeoTitles() {
	const stored = useAppSelector((state) => selectSetting(state, TITLE_FORMATS));
	const problem = useAppSelector((state) => selectSettingFailure(state, TITLE_FORMATS));
	const isOdd = stored !== undefined && (typeof stored !== 'object' || stored === null);
	return {
		reason: stored === undefined ? missingText() : isOdd ? oddText() : '',
		failure: optionFailureText(problem, TITLE_FORMATS),
	};
}

/** The title of one type of page. It rerenders only when it changes. */
function useSeoTitle(type: PageType) {
	const store = useAppStore();
	const { title, tagline } = useAppSelector(selectSitePreview, shallowEqual);
	const format = useAppSelector((state) => selectFormat(state, type));
	const parts = useMemo(() => readParts(format, type), [format, type]);
	return {
		parts,
		example: cutHard(fillTitle(parts, samples(title, tagline)), EXAMPLE),
		onChange: useCallback((next: TitlePart[]) => editTitle(store, type, next), [store, type]),
	};
}

/** Not while the titles are being saved. */
function editTitle({ dispatch, getState }: AppStore, type: PageType, parts: TitlePart[]): void {
	const state = getState();
	if (selectIsSettingSaving(state, TITLE_FORMATS)) {
		return;
	}
	const stored = selectSetting(state, TITLE_FORMATS);
	const next = { ...readFormats(selectDraft(state, TITLE_FORMATS)), [type]: parts };
	// Back to what is stored, however that is written: nothing to save.
	const isStored = JSON.stringify(next) === JSON.stringify(readFormats(stored));
	dispatch(settingEdited({ name: TITLE_FORMATS, value: isStored ? stored : next }));
}

function selectFormat(state: RootState, type: PageType): unknown {
	const draft = selectDraft(state, TITLE_FORMATS);
	return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>)[type] : undefined;
}

/** Examples in place of tokens; one text for posts and pages, one for tags, one for archives (TRAF-034). */
function samples(siteName: string, tagline: string): Record<Token, string> {
	const post = __('A weekend at the beach', 'site-dashboard');
	const archive = __('August 2022', 'site-dashboard');
	return {
		site_name: siteName,
		tagline,
		post_title: post,
		page_title: post,
		group_title: __('Travel', 'site-dashboard'),
		archive_title: archive,
		date: archive,
	};
}
