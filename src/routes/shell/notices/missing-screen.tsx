import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { PRODUCT_NAME } from '../../../lib/product';
import { useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';

/** The user asked for a screen, such as `/newsletter`, that only the host's own page has. */
export function MissingScreenNotice({ screen }: { screen: string }) {
	const href = useAppSelector((state) => selectAdminUrl(state, `${selectPage(state).hostPage}#${screen}`));
	return (
		<Notice tone="is-info">
			<p role="status">
				{__('That page isn’t part of this dashboard.', 'site-dashboard')}{' '}
				<a href={href}>
					{
						/* translators: %s: product name */
						sprintf(__('Open it in %s', 'site-dashboard'), PRODUCT_NAME)
					}
				</a>
			</p>
		</Notice>
	);
}
