import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../components/ui/checkbox';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { TextArea, TextField } from '../../../components/ui/text-field';
import type { ItemViewProps } from '../groups/group';
import styles from './newsletter.module.css';
import { LONGEST, type MessageKey, useMessages } from './use-newsletter';

interface MessageTexts {
	label: string;
	help: string;
	/** Lines of its field; one is a field of one line. */
	rows?: number;
	limit?: number;
}

const TEXTS: Record<MessageKey, () => MessageTexts> = {
	invitation: () => ({
		label: __('Confirmation email', 'site-dashboard'),
		help: __('Sent to new subscribers so they can confirm their email address.', 'site-dashboard'),
	}),
	welcome: () => ({
		label: __('Welcome email', 'site-dashboard'),
		help: __('Sent once they’ve confirmed.', 'site-dashboard'),
	}),
	comment_follow: () => ({
		label: __('Confirmation email for comments', 'site-dashboard'),
		help: __('Sent to readers who subscribe to a post’s comments.', 'site-dashboard'),
	}),
	subscribe_modal_heading: () => ({
		label: __('Popup heading', 'site-dashboard'),
		help: __('Leave empty to use the default heading.', 'site-dashboard'),
		rows: 1,
	}),
	free_tier_description: () => ({
		label: __('Free plan description', 'site-dashboard'),
		help: __('Appears next to your paid plans.', 'site-dashboard'),
		limit: LONGEST,
	}),
	hide_free_tier: () => ({
		label: __('Hide the free plan', 'site-dashboard'),
		help: __('Visitors only see your paid plans.', 'site-dashboard'),
	}),
};

/** The texts that subscribers read, those that the host has. */
export function Messages({ disabledBy }: ItemViewProps) {
	const { keys, messages, isSaving, failure, onChange } = useMessages();
	const state = { disabledBy, isBusy: isSaving };
	return (
		<div className={styles.messages}>
			<MutedText>
				{__('You can use HTML for links, lists and emphasis in emails.', 'site-dashboard')}
			</MutedText>
			{keys.map((key) => {
				const { rows = 4, limit, ...texts } = TEXTS[key]();
				const value = messages[key];
				if (typeof value === 'boolean') {
					return (
						<Checkbox
							key={key}
							{...texts}
							{...state}
							isChecked={value}
							onChange={(isOn) => onChange(key, isOn)}
						/>
					);
				}
				const field = {
					...texts,
					...state,
					value: value ?? '',
					onChange: (text: string) => onChange(key, text),
				};
				return rows === 1 ? (
					<TextField key={key} {...field} attributes={{ dir: 'auto' }} />
				) : (
					<TextArea key={key} {...field} limit={limit} attributes={{ rows, dir: 'auto' }} />
				);
			})}
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}
