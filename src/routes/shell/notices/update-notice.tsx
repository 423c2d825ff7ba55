import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/ui/notice';
import { paths } from '../../../lib/paths';
import { PRODUCT_NAME } from '../../../lib/product';
import { readJson, writeJson } from '../../../lib/storage';
import { useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { selectUser } from '../../../state/user/slice';

const PREFIX = 'site-dashboard-update-seen';

/** The product was updated: where to see what changed, until it's dismissed in this browser. */
export function UpdateNotice() {
	const { rawUrl, currentVersion: version } = useAppSelector(selectPage);
	const { id } = useAppSelector(selectUser);
	const key = `${PREFIX} ${rawUrl} ${id ?? ''}`;
	const [isSeen, setIsSeen] = useState(() => readJson('local', key) === version);
	if (isSeen) {
		return null;
	}
	const dismiss = () => {
		writeJson('local', key, version);
		setIsSeen(true);
	};
	return (
		<Notice tone="is-info" onDismiss={dismiss}>
			<p>
				{
					/* translators: 1: product name, 2: version number */
					sprintf(__('%1$s was updated to %2$s.', 'site-dashboard'), PRODUCT_NAME, version)
				}{' '}
				<Link to={paths.features.to({ show: 'new' })} onClick={dismiss}>
					{__('View changes', 'site-dashboard')}
				</Link>
			</p>
		</Notice>
	);
}
