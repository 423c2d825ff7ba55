import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import styles from './traffic.module.css';
import { useRelatedPreview } from './use-related-preview';

/** Three posts as visitors will see them; follows the switches as they move (TRAF-014). */
export function RelatedPreview() {
	const id = useId();
	const { hasHeadline, hasThumbnails } = useRelatedPreview();
	return (
		<div role="group" className={styles.preview} aria-labelledby={`${id}-title`}>
			<span id={`${id}-title`} className={styles.caption}>
				{__('Preview', 'site-dashboard')}
			</span>
			{hasHeadline && <strong>{__('Related', 'site-dashboard')}</strong>}
			<ul role="list" className={styles.posts}>
				{samplePosts().map(({ title, about }, index) => (
					<li key={title} className={styles.post}>
						{hasThumbnails && (
							<span className={styles.thumbnail} role="img" aria-label={__('Picture', 'site-dashboard')}>
								{index + 1}
							</span>
						)}
						<span className={styles.title}>{title}</span>
						<span className={styles.caption}>{about}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

const samplePosts = () => [
	{
		title: __('Bread without a machine', 'site-dashboard'),
		about: __('In “Kitchen”', 'site-dashboard'),
	},
	{
		title: __('A weekend on two wheels', 'site-dashboard'),
		about: __('In “Travel”', 'site-dashboard'),
	},
	{
		title: __('What grows in the shade', 'site-dashboard'),
		about: __('In “Garden”', 'site-dashboard'),
	},
];
