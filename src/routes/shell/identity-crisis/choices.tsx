import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { PROVIDER_NAME } from '../../../lib/product';
import type { IdentityChoice } from './thunks';
import { Button } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import styles from './banner.module.css';
import type { ChoicesView } from './use-identity-crisis';

interface Choice {
	choice: IdentityChoice;
	title: string;
	text: string;
	action: string;
	busy: string;
}

/** Three ways out, one at a time; a failure shows beside its own (CONN-074, CONN-089). */
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
					<MutedText id={id}>{__('Wait for this change to finish.', 'site-dashboard')}</MutedText>
				</div>
			)}
		</>
	);
}

/** From the one that changes least to the one that changes most. */
const choices = (): Choice[] => [
	{
		choice: 'confirm_safe_mode',
		title: __('This is a copy', 'site-dashboard'),
		text: __(
			'For staging and development sites. This site stays in Safe Mode; the original keeps its connection.',
			'site-dashboard',
		),
		action: __('Stay in Safe Mode', 'site-dashboard'),
		busy: __('Confirming Safe Mode…', 'site-dashboard'),
	},
	{
		choice: 'migrate',
		title: __('This site has moved', 'site-dashboard'),
		text: __(
			'Moves your connection, plan, stats and subscribers to this URL. The old URL will no longer have them.',
			'site-dashboard',
		),
		action: __('Move everything here', 'site-dashboard'),
		busy: __('Moving…', 'site-dashboard'),
	},
	{
		choice: 'start_fresh',
		title: __('This is a new site', 'site-dashboard'),
		text: sprintf(
			/* translators: %s: provider name */
			__(
				'Creates a new connection without a plan or stats. The other site keeps everything. You’ll confirm on %s.',
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
			<MutedText>{text}</MutedText>
			{failure?.choice === choice && (
				<div role="alert">
					<ErrorMessage text={failure.text} />
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
