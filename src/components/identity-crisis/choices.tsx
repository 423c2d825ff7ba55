import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { PROVIDER_NAME } from '../../lib/product';
import type { IdentityChoice } from '../../state/identity-crisis/thunks';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ExternalLink, Failure, Quiet } from '../ui/text';
import styles from './banner.module.css';
import type { ChoicesView } from './use-identity-crisis';

interface Choice {
	choice: IdentityChoice;
	title: string;
	text: string;
	action: string;
	busy: string;
}

/** Three ways out, one at a time; what failed is said beside its own (CONN-074, CONN-089). */
export function Choices({ view }: { view: ChoicesView }) {
	const id = useId();
	return (
		<>
			<div className={styles.choices}>
				{choices().map((choice) => (
					<ChoiceCard key={choice.choice} {...choice} view={view} waitId={id} />
				))}
			</div>
			{view.running && (
				<div role="status">
					<Quiet id={id}>{__('One change at a time: wait until this one is done.', 'site-dashboard')}</Quiet>
				</div>
			)}
		</>
	);
}

/** From the one that changes least to the one that changes most. */
const choices = (): Choice[] => [
	{
		choice: 'confirm_safe_mode',
		title: __('It is a copy', 'site-dashboard'),
		text: __(
			'For test and staging sites. This site stays in safe mode, and the original keeps its connection and everything that belongs to it.',
			'site-dashboard',
		),
		action: __('Stay in safe mode', 'site-dashboard'),
		busy: __('Confirming safe mode…', 'site-dashboard'),
	},
	{
		choice: 'migrate',
		title: __('The site has moved', 'site-dashboard'),
		text: __(
			'The connection moves here with the plan, the statistics and the subscribers. The site at the old address loses them.',
			'site-dashboard',
		),
		action: __('Move everything here', 'site-dashboard'),
		busy: __('Moving…', 'site-dashboard'),
	},
	{
		choice: 'start_fresh',
		title: __('It is a new site', 'site-dashboard'),
		text: sprintf(
			/* translators: %s: provider name */
			__(
				'This site gets a connection of its own and begins without plan and statistics; the other site keeps its own. You go to %s to confirm.',
				'site-dashboard',
			),
			PROVIDER_NAME,
		),
		action: __('Start fresh', 'site-dashboard'),
		busy: __('Starting fresh…', 'site-dashboard'),
	},
];

interface ChoiceCardProps extends Choice {
	view: ChoicesView;
	/** Id of the text that says why the others wait. */
	waitId: string;
}

function ChoiceCard({ choice, title, text, action, busy, view, waitId }: ChoiceCardProps) {
	const { running, failure, supportUrl, onChoose } = view;
	const isBusy = running === choice;
	const isWaiting = running !== null && !isBusy;
	return (
		<Card title={title}>
			<Quiet>{text}</Quiet>
			{failure?.choice === choice && (
				<div role="alert">
					<Failure text={failure.text} />
					<ExternalLink href={supportUrl}>{__('Contact support', 'site-dashboard')}</ExternalLink>
				</div>
			)}
			<Button
				isBusy={isBusy}
				isDisabled={isWaiting}
				describedBy={isWaiting ? waitId : undefined}
				onClick={() => onChoose(choice)}
			>
				{isBusy ? busy : action}
			</Button>
		</Card>
	);
}
