import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { TrackedLink } from '../../components/tracking/tracked-link';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { Failure, Quiet } from '../../components/ui/text';
import type { TileId } from './grid';
import { useTile, type TileView } from './use-tile';

/** A card of the feature grid: what the plan does here, and one way on. */
export function FeatureTile({ id }: { id: TileId }) {
	const { title, text, storage, link, activation } = useTile(id);
	return (
		<Card title={title}>
			<Quiet>{text}</Quiet>
			{storage && (
				<Quiet>
					{
						/* translators: %s: an amount of storage, such as 250 MB */
						sprintf(__('Your videos take up %s.', 'site-dashboard'), storage)
					}
				</Quiet>
			)}
			{activation ? (
				<Activation activation={activation} />
			) : (
				<TrackedLink href={link.href} isExternal={link.isExternal} click={link.click}>
					{link.label}
				</TrackedLink>
			)}
		</Card>
	);
}

function Activation({ activation }: { activation: NonNullable<TileView['activation']> }) {
	const { label, isBusy, reason, failure, onActivate } = activation;
	const reasonId = useId();
	return (
		<>
			<Button
				isBusy={isBusy}
				isDisabled={reason !== ''}
				describedBy={reason ? reasonId : undefined}
				onClick={onActivate}
			>
				{label}
			</Button>
			{reason && <Quiet id={reasonId}>{reason}</Quiet>}
			{failure && <Failure text={failure} />}
		</>
	);
}
