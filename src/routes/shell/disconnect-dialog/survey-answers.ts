import { __ } from '@wordpress/i18n';

/** The reasons to choose from, by the names that the provider knows them by (CONN-049). */
export const surveyAnswers = () => [
	{ value: 'troubleshooting', label: __('I’m troubleshooting a problem', 'site-dashboard') },
	{ value: 'not-working', label: __('I couldn’t get it to work', 'site-dashboard') },
	{ value: 'slowed-down-site', label: __('It slowed down my site', 'site-dashboard') },
	{ value: 'buggy', label: __('It has too many bugs', 'site-dashboard') },
	{ value: 'what-does-it-do', label: __('I don’t know what it does', 'site-dashboard') },
	{ value: 'another-reason', label: __('Other', 'site-dashboard') },
];
