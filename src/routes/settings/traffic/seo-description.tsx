import { __, _n, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId, type SyntheticEvent } from 'react';
import { SeoPreviews } from '../../../components/seo-previews/seo-previews';
import { Field } from '../../../components/ui/field';
import { formatNumber } from '../../../lib/locale';
import { wholeStart } from '../../../lib/seo/cut';
import styles from './traffic.module.css';
import { useSeoDescription } from './use-seo';

/** What search engines take (TRAF-024), and from where on they may cut it off (TRAF-025). */
const MAXIMUM = 300;
const WARNING = 160;

/** The description of the front page with its count, and what becomes of it (TRAF-016, TRAF-018). */
export function SeoDescription() {
	const id = useId();
	const { text, page, isSaving, reason, failure, onChange } = useSeoDescription();
	return (
		<div className={styles.stack}>
			<Field
				label={__('Front page description', 'site-dashboard')}
				help={__(
					'Describe your site in up to 160 characters. Search engines may show it below its title.',
					'site-dashboard',
				)}
				error={failure || undefined}
				disabledReason={reason || undefined}
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
							// What is composed stands in the field already.
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
 * Takes as many whole characters of a text as there is room for: browsers that cut at the maximum would leave a half of
 * what readers take for one.
 */
function fitIn(event: SyntheticEvent, field: HTMLTextAreaElement, given: string): void {
	const text = given.replace(/\r\n?/g, '\n');
	const { selectionStart: start, selectionEnd: end, value } = field;
	const room = Math.max(0, MAXIMUM - (value.length - (end - start)));
	if (field.readOnly || text.length <= room) {
		return;
	}
	event.preventDefault();
	field.setRangeText(wholeStart(text, room), start, end, 'end');
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** TRAF-025, TRAF-026. */
function toneOf(length: number): 'plain' | 'warning' | 'maximum' {
	if (length >= MAXIMUM) {
		return 'maximum';
	}
	return length >= WARNING ? 'warning' : 'plain';
}
