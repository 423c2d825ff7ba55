import { __, _n, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { type SyntheticEvent, useId, useMemo } from 'react';
import { SeoPreviews } from './seo-previews/seo-previews';
import { Field } from '../../../components/ui/field';
import { formatNumber } from '../../../lib/locale';
import { wholeStart } from '../../../lib/seo/cut';
import type { SharedPage } from '../../../lib/seo/previews';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import {
	selectFieldText,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import type { ItemViewProps } from '../groups/group';
import { optionFailureText } from '../../../state/failure-text';
import styles from './traffic.module.css';
import { inOwnLetters } from '../../../lib/domain';
import { selectPage } from '../../../state/page/slice';
import { selectSite } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';

/** Search engines take this many characters (TRAF-024), and may cut off from there on (TRAF-025). */
const MAXIMUM = 300;
const WARNING = 160;

/** The description of the front page with its count, and what becomes of it (TRAF-016, TRAF-018). */
export function SeoDescription({ disabledBy }: ItemViewProps) {
	const id = useId();
	const { text, page, isSaving, reason, failure, onChange } = useSeoDescription();
	return (
		<div className={styles.stack}>
			<Field
				label={__('Front page description', 'site-dashboard')}
				help={__(
					'Describe your site in up to 160 characters. Search engines may show this below the title.',
					'site-dashboard',
				)}
				error={failure || undefined}
				disabledReason={(!disabledBy && reason) || undefined}
				disabledBy={disabledBy}
			>
				{(control) => (
					<textarea
						{...control}
						aria-describedby={[control['aria-describedby'], `${id}-count`].filter(Boolean).join(' ')}
						className={classNames(control.className, styles[toneOf(text.length)])}
						data-tone={toneOf(text.length)}
						rows={4}
						dir="auto"
						maxLength={MAXIMUM}
						value={text}
						readOnly={control['aria-disabled'] || isSaving}
						onBeforeInput={(event) => {
							// Composed text is in the field already.
							if (event.nativeEvent.type !== 'compositionend') {
								fitIn(event, event.currentTarget, event.data);
							}
						}}
						onPaste={(event) => fitIn(event, event.currentTarget, event.clipboardData.getData('text'))}
						onChange={(event) => onChange(event.target.value)}
					/>
				)}
			</Field>
			<p id={`${id}-count`} className={styles.caption}>
				{sprintf(
					/* translators: %s: a number */
					_n('%s character', '%s characters', text.length, 'site-dashboard'),
					formatNumber(text.length),
				)}
			</p>
			<div role="status">
				{text.length >= MAXIMUM && <p>{__('Maximum characters reached.', 'site-dashboard')}</p>}
			</div>
			<div className={styles.wide}>
				<SeoPreviews page={page} />
			</div>
		</div>
	);
}

/**
 * Takes as many whole characters as there's space for: browsers that cut at the maximum would leave half a
 * character.
 */
function fitIn(event: SyntheticEvent, field: HTMLTextAreaElement, given: string): void {
	const text = given.replace(/\r\n?/g, '\n');
	const { selectionStart: start, selectionEnd: end, value } = field;
	const left = Math.max(0, MAXIMUM - (value.length - (end - start)));
	if (field.readOnly || text.length <= left) {
		return;
	}
	event.preventDefault();
	field.setRangeText(wholeStart(text, left), start, end, 'end');
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** TRAF-025, TRAF-026. */
function toneOf(length: number): 'plain' | 'warning' | 'maximum' {
	if (length >= MAXIMUM) {
		return 'maximum';
	}
	return length >= WARNING ? 'warning' : 'plain';
}

const DESCRIPTION = 'advanced_seo_front_page_description';

/** The description of the front page, and the page as the previews show it. */
function useSeoDescription() {
	const dispatch = useAppDispatch();
	const site = useAppSelector(selectSitePreview, shallowEqual);
	const text = useAppSelector((state) => selectFieldText(state, DESCRIPTION));
	const stored = useAppSelector((state) => selectSetting(state, DESCRIPTION));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, DESCRIPTION));
	const problem = useAppSelector((state) => selectSettingFailure(state, DESCRIPTION));
	const { title, tagline, url, image } = site;
	const page = useMemo(
		(): SharedPage => ({ url, title, description: text || tagline, image }),
		[url, title, tagline, image, text],
	);
	const isOdd = stored !== undefined && stored !== null && stored !== false && typeof stored !== 'string';
	return {
		text,
		page,
		isSaving,
		reason: stored === undefined ? missingText() : isOdd ? oddText() : '',
		failure: optionFailureText(problem, DESCRIPTION),
		onChange: (value: string) => dispatch(settingEdited({ name: DESCRIPTION, value })),
	};
}

/** Title, description and image of the site: the provider's data, else the page's (TRAF-076, TRAF-077). */
export function selectSitePreview(state: RootState) {
	const { siteTitle, rawUrl, site } = selectPage(state);
	const remote = selectSite(state);
	const data = remote.status === 'ready' ? remote.data : null;
	return {
		title: siteTitle || (data?.name ?? ''),
		tagline: data?.description ?? '',
		url: inOwnLetters(data?.URL || `https://${rawUrl.replaceAll('::', '/')}`),
		// 512 px (TRAF-043).
		image: site.icon && `${site.icon}?s=512`,
	};
}

export const missingText = () => __('This site doesn’t have this setting.', 'site-dashboard');
export const oddText = () => __('This value can’t be shown here.', 'site-dashboard');
