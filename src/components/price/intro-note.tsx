import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Quiet } from '../ui/text';

/** Goes with every price that's reduced at first (PROD-022); `children` names the full price where nothing else does. */
export function IntroNote({ children }: { children?: ReactNode }) {
	return (
		<Quiet>
			{children ? (
				<>
					{__('First term only, renewals at full price:', 'site-dashboard')} {children}
				</>
			) : (
				__('First term only, renewals at full price.', 'site-dashboard')
			)}
		</Quiet>
	);
}
