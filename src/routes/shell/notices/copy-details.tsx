import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';

/** Copies what helps support to understand a failure; without a clipboard it shows it to be copied by hand. */
export function CopyDetails({ details }: { details: string }) {
	const [outcome, setOutcome] = useState<'none' | 'copied' | 'shown'>('none');
	const copy = () =>
		Promise.resolve(navigator.clipboard?.writeText(details) ?? Promise.reject(new Error())).then(
			() => setOutcome('copied'),
			() => setOutcome('shown'),
		);
	return (
		<div>
			<Button kind="quiet" onClick={() => void copy()}>
				{outcome === 'copied' ? __('Copied', 'site-dashboard') : __('Copy details', 'site-dashboard')}
			</Button>
			{outcome === 'shown' && <pre>{details}</pre>}
		</div>
	);
}
