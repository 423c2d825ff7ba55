import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/radio-group';
import { TextArea } from '../ui/text-area';
import { useSurvey } from './use-disconnect';

/** Most characters of the free text, as `maxlength` counts them: an emoji is two (CONN-053). */
const TEXT_LIMIT = 1000;

interface SurveyStepProps {
	record: (name: string, more?: object) => void;
	/** Sent, failed or skipped: all lead on (CONN-058). */
	onDone: () => void;
}

/** Why the site was disconnected; one answer, or none (CONN-049 to CONN-054). */
export function SurveyStep({ record, onDone }: SurveyStepProps) {
	const { answer, text, isSending, setAnswer, setText, submit } = useSurvey(onDone, record);
	return (
		<>
			<div role="presentation" onKeyDown={chooseOnEnter}>
				<RadioGroup
					label={__('Why did you disconnect?', 'site-dashboard')}
					value={answer}
					onChange={setAnswer}
					options={[
						{
							value: 'troubleshooting',
							label: __('I am looking for the cause of a problem', 'site-dashboard'),
						},
						{ value: 'not-working', label: __('I could not get it to work', 'site-dashboard') },
						{ value: 'slowed-down-site', label: __('It slowed down my site', 'site-dashboard') },
						{ value: 'buggy', label: __('It has too many faults', 'site-dashboard') },
						{ value: 'what-does-it-do', label: __('I do not know what it does', 'site-dashboard') },
						{ value: 'another-reason', label: __('Other', 'site-dashboard') },
					]}
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
			<Button kind="primary" isDisabled={answer === ''} isBusy={isSending} onClick={submit}>
				{__('Submit feedback', 'site-dashboard')}
			</Button>
			<Button kind="quiet" isDisabled={isSending} onClick={onDone}>
				{__('Skip', 'site-dashboard')}
			</Button>
		</>
	);
}

/** Not in the middle of a sign that is two characters. */
const cut = (typed: string) => typed.slice(0, TEXT_LIMIT).replace(/[\ud800-\udbff]$/, '');

/** Space chooses by itself; Enter does too (CONN-081). */
function chooseOnEnter(event: KeyboardEvent): void {
	const { target } = event;
	if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'radio') {
		event.preventDefault();
		target.click();
	}
}
