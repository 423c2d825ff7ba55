import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { pageTypeLabel } from '../../../components/title-format-editor/token-label';
import { TitleFormatEditor } from '../../../components/title-format-editor/title-format-editor';
import { Failure, Quiet } from '../../../components/ui/text';
import { PAGE_TYPES, type PageType } from '../../../lib/seo/title-format';
import styles from './traffic.module.css';
import { useSeoTitle, useSeoTitles } from './use-seo-titles';

/** How the titles of each type of page are put together (TRAF-017, TRAF-029 to TRAF-034). */
export function SeoTitles() {
	const { reason, failure } = useSeoTitles();
	return (
		<div className={styles.stack}>
			<strong>{__('Page titles', 'site-dashboard')}</strong>
			<Quiet>
				{__(
					'Put each title together from parts that change from page to page, and words of your own between them. Drag a part, or press the arrow keys on it, to move it.',
					'site-dashboard',
				)}
			</Quiet>
			{PAGE_TYPES.map((type) => (
				<Title key={type} type={type} reason={reason} />
			))}
			{failure && <Failure text={failure} />}
		</div>
	);
}

interface TitleProps {
	type: PageType;
	reason: string;
}

const Title = memo(function Title({ type, reason }: TitleProps) {
	const { parts, example, onChange } = useSeoTitle(type);
	return (
		<div className={styles.wide}>
			<TitleFormatEditor
				label={pageTypeLabel(type)}
				type={type}
				parts={parts}
				example={example}
				disabledReason={reason || undefined}
				onChange={onChange}
			/>
		</div>
	);
});
