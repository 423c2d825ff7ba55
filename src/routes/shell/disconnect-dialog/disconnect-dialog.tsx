import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { RadioGroup } from '../../../components/ui/radio-group';
import { TextArea } from '../../../components/ui/text-field';
import { PROVIDER_NAME } from '../../../lib/product';
import { ConfirmStep } from './confirm-step';
import styles from './disconnect-dialog.module.css';
import { type DisconnectStep, useDisconnect, useSurvey } from './use-disconnect';

interface DisconnectDialogProps {
	/** The user stays connected, or is done. */
	onClose: () => void;
}

/** Disconnects the site after saying what will be lost; asks once for the reason, which users may skip. */
export function DisconnectDialog({ onClose }: DisconnectDialogProps) {
	const view = useDisconnect();
	const { step, isBusy, record } = view;
	const close = () => {
		if (step === 'survey') {
			// Closing the survey skips it; an answer that's being sent still arrives (CONN-058).
			view.goTo('thank_you');
			return;
		}
		if (step === 'disconnect') {
			record('dialog_click_stay_connected');
		}
		onClose();
	};
	return (
		<Dialog title={title(step)} isBusy={isBusy} closesOnBackdrop={false} onClose={close}>
			<div className={styles.step}>
				{step === 'disconnect' && <ConfirmStep view={view} onStay={close} />}
				{step === 'disconnect_confirm' && <CloseButton onClose={onClose} />}
				{step === 'survey' && <SurveyStep record={record} onDone={() => view.goTo('thank_you')} />}
				{step === 'thank_you' && (
					<>
						<p>{__('Your site stays online, and you can reconnect at any time.', 'site-dashboard')}</p>
						<CloseButton onClose={onClose} />
					</>
				)}
			</div>
		</Dialog>
	);
}

function title(step: DisconnectStep): string {
	switch (step) {
		case 'disconnect':
			return __('Disconnect this site?', 'site-dashboard');
		case 'disconnect_confirm':
		case 'survey':
			return sprintf(
				/* translators: %s: provider name */
				__('Your site is disconnected from %s', 'site-dashboard'),
				PROVIDER_NAME,
			);
		case 'thank_you':
			return __('Thank you', 'site-dashboard');
	}
}

function CloseButton({ onClose }: DisconnectDialogProps) {
	return (
		<div className={styles.actions}>
			<Button kind="primary" onClick={onClose}>
				{__('Close', 'site-dashboard')}
			</Button>
		</div>
	);
}

/** Most characters of the free text, as `maxlength` counts them: an emoji is two (CONN-053). */
const TEXT_LIMIT = 1000;

interface SurveyStepProps {
	record: (name: string, more?: object) => void;
	/** Sent, failed or skipped: all lead on (CONN-058). */
	onDone: () => void;
}

/** Asks for the reason; one answer, or none (CONN-049 to CONN-054). */
function SurveyStep({ record, onDone }: SurveyStepProps) {
	const { answer, text, isSending, setAnswer, setText, submit } = useSurvey(onDone, record);
	return (
		<>
			<div role="presentation" onKeyDown={chooseOnEnter}>
				<RadioGroup
					label={__('Why did you disconnect?', 'site-dashboard')}
					value={answer}
					onChange={setAnswer}
					options={surveyAnswers()}
				/>
			</div>
			{answer === 'another-reason' && (
				<TextArea
					label={__('Tell us more', 'site-dashboard')}
					value={text}
					limit={TEXT_LIMIT}
					onChange={(typed) => setText(cut(typed))}
				/>
			)}
			<div className={styles.actions}>
				<Button kind="tertiary" isDisabled={isSending} onClick={onDone}>
					{__('Skip', 'site-dashboard')}
				</Button>
				<Button kind="primary" isDisabled={answer === ''} isBusy={isSending} onClick={submit}>
					{__('Submit feedback', 'site-dashboard')}
				</Button>
			</div>
		</>
	);
}

/** Not in the middle of a sign that is two characters. */
const cut = (typed: string) => typed.slice(0, TEXT_LIMIT).replace(/[\ud800-\udbff]$/, '');

/** Space selects natively; Enter does too (CONN-081). */
function chooseOnEnter(event: KeyboardEvent): void {
	const { target } = event;
	if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'radio') {
		event.preventDefault();
		target.click();
	}
}

/** The reasons to choose from, by the names that the provider knows them by (CONN-049). */
export const surveyAnswers = () => [
	{ value: 'troubleshooting', label: __('I’m troubleshooting a problem', 'site-dashboard') },
	{ value: 'not-working', label: __('I couldn’t get it to work', 'site-dashboard') },
	{ value: 'slowed-down-site', label: __('It slowed down my site', 'site-dashboard') },
	{ value: 'buggy', label: __('It has too many bugs', 'site-dashboard') },
	{ value: 'what-does-it-do', label: __('I don’t know what it does', 'site-dashboard') },
	{ value: 'another-reason', label: __('Other', 'site-dashboard') },
];
