import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { Button } from '../ui/button';
import { LazyDialog } from '../ui/lazy-dialog';
import { ConfirmStep } from './confirm-step';
import { SurveyStep } from './survey-step';
import styles from './disconnect-dialog.module.css';
import { useDisconnect, type DisconnectStep } from './use-disconnect';

interface DisconnectDialogProps {
	/** The user stays connected, or is done. */
	onClose: () => void;
}

/** Takes the site off the provider, after saying what will be lost; asks for the reason, and takes no for an answer. */
export function DisconnectDialog({ onClose }: DisconnectDialogProps) {
	const view = useDisconnect();
	const { step, isBusy, record } = view;
	const close = () => {
		if (step === 'survey') {
			// Leaving the question is skipping it; an answer that is on its way gets there (CONN-058).
			view.goTo('thank_you');
			return;
		}
		if (step === 'disconnect') {
			record('dialog_click_stay_connected');
		}
		onClose();
	};
	return (
		<LazyDialog title={title(step)} isBusy={isBusy} closesOnBackdrop={false} onClose={close}>
			<div className={styles.step}>
				{step === 'disconnect' && <ConfirmStep view={view} onStay={close} />}
				{step === 'disconnect_confirm' && <DoneStep view={view} onClose={onClose} />}
				{step === 'survey' && <SurveyStep record={record} onDone={() => view.goTo('thank_you')} />}
				{step === 'thank_you' && (
					<>
						<p>
							{__(
								'Your site goes on working as it is. You can connect it again at any time.',
								'site-dashboard',
							)}
						</p>
						<Button kind="primary" onClick={onClose}>
							{__('Back to my website', 'site-dashboard')}
						</Button>
					</>
				)}
			</div>
		</LazyDialog>
	);
}

function title(step: DisconnectStep): string {
	switch (step) {
		case 'disconnect':
			return __('Are you sure you want to disconnect?', 'site-dashboard');
		case 'disconnect_confirm':
			return sprintf(
				/* translators: %s: provider name */
				__('Your site is disconnected from %s', 'site-dashboard'),
				PROVIDER_NAME,
			);
		case 'survey':
			return __('Before you go, may we know why?', 'site-dashboard');
		case 'thank_you':
			return __('Thank you', 'site-dashboard');
	}
}

function DoneStep({ view, onClose }: { view: ReturnType<typeof useDisconnect>; onClose: () => void }) {
	if (!view.canGiveFeedback) {
		return (
			<Button kind="primary" onClick={onClose}>
				{__('Back to my website', 'site-dashboard')}
			</Button>
		);
	}
	return (
		<>
			<p>{__('One question, if you have a moment: why did you disconnect?', 'site-dashboard')}</p>
			<Button kind="primary" onClick={() => view.goTo('survey')}>
				{__('Help us improve', 'site-dashboard')}
			</Button>
			<Button kind="quiet" onClick={onClose}>
				{__('No thank you', 'site-dashboard')}
			</Button>
		</>
	);
}
