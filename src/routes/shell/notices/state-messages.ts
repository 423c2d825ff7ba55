import { __, sprintf } from '@wordpress/i18n';
import type { NoticeTone } from '../../../components/ui/notice';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';

/** A redirect's message, in words. */
export interface StateMessage {
	tone: NoticeTone;
	text: string;
	/** A link out by its name, or a page of the host by its URL below the admin root. */
	link?: { label: string; redirect: string } | { label: string; adminPage: string };
}

/** Codes of a request lost between site and provider (NOTICE-066). */
const GLITCHES = new Set(
	`no_role no_cap no_code no_state invalid_state invalid_request invalid_scope unsupported_response_type
	invalid_token no_token missing_secrets home_missing siteurl_missing gmt_offset_missing site_name_missing
	secret_1_missing secret_2_missing site_lang_missing home_malformed siteurl_malformed gmt_offset_malformed
	timezone_string_malformed site_name_malformed secret_1_malformed secret_2_malformed site_lang_malformed
	secrets_mismatch verify_secret_1_missing verify_secret_1_malformed verify_secrets_missing
	verify_secrets_mismatch`.split(/\s+/),
);

const PROVIDER_TROUBLE = /^wpcom_(408|5..|bad_response|outage)$/;

/** The notice of an error code (NOTICE-055 to NOTICE-067). */
export function errorMessage(code: string): StateMessage {
	const error = (text: string, link?: StateMessage['link']): StateMessage => ({
		tone: 'is-error',
		text,
		link,
	});
	if (PROVIDER_TROUBLE.test(code)) {
		return error(
			/* translators: %s: provider name */
			sprintf(__('%s is having problems. Try again later.', 'site-dashboard'), PROVIDER_NAME),
		);
	}
	if (GLITCHES.has(code)) {
		return error(
			sprintf(
				/* translators: 1: product name, 2: error code */
				__(
					'A glitch kept %1$s from connecting. Try again, or contact support and mention the code %2$s.',
					'site-dashboard',
				),
				PRODUCT_NAME,
				code,
			),
			{ label: __('Contact support', 'site-dashboard'), redirect: 'jetpack-contact-support' },
		);
	}
	return namedError(code, error) ?? error(code);
}

function namedError(
	code: string,
	error: (text: string, link?: StateMessage['link']) => StateMessage,
): StateMessage | undefined {
	switch (code) {
		case 'cheatin':
			return error(__("Cheatin' uh?", 'site-dashboard'));
		case 'access_denied':
			return {
				tone: 'is-info',
				text: sprintf(
					/* translators: %s: product name */
					__(
						'You didn’t finish connecting. %s needs a connection for its free security and traffic features. Can you tell us why?',
						'site-dashboard',
					),
					PRODUCT_NAME,
				),
				link: { label: __('Answer 2 questions', 'site-dashboard'), redirect: 'jetpack-cancelled-connection' },
			};
		case 'wrong_state':
			return error(
				sprintf(
					/* translators: %s: product name */
					__('You need to stay logged in to your WordPress blog while you authorize %s.', 'site-dashboard'),
					PRODUCT_NAME,
				),
			);
		case 'invalid_client':
			return error(
				sprintf(
					/* translators: %s: product name */
					__('Deactivate the %s plugin, activate it again, then reconnect.', 'site-dashboard'),
					PRODUCT_NAME,
				),
			);
		case 'invalid_grant':
			return error(
				sprintf(
					/* translators: %s: provider name */
					__('The connection timed out. Click “Connect to %s” again.', 'site-dashboard'),
					PROVIDER_NAME,
				),
			);
		case 'connection_disabled':
			return error(
				__('This connection was disabled because your site violates the terms of service.', 'site-dashboard'),
				{
					label: __('Terms of service', 'site-dashboard'),
					redirect: 'wpcom-tos',
				},
			);
		default:
			return reachabilityError(code, error);
	}
}

/** The site or the provider could not be reached. */
function reachabilityError(code: string, error: (text: string) => StateMessage): StateMessage | undefined {
	switch (code) {
		case 'site_inaccessible':
		case 'site_requires_authorization':
			return error(
				sprintf(
					/* translators: %s: error code */
					__('Your site must be publicly accessible to connect (%s).', 'site-dashboard'),
					code,
				),
			);
		case 'not_public':
			return error(
				__(
					'Your site may not be publicly accessible. It looks like it runs on your own computer (localhost).',
					'site-dashboard',
				),
			);
		case 'register_http_request_failed':
		case 'token_http_request_failed':
			return error(
				sprintf(
					/* translators: 1: provider name, 2: error code */
					__(
						'Your site couldn’t contact %1$s (%2$s). Your web host is likely misconfigured.',
						'site-dashboard',
					),
					PROVIDER_NAME,
					code,
				),
			);
		default:
			return undefined;
	}
}

/** The notice of a message code; null: it shows nothing here (NOTICE-069 to NOTICE-074, NOTICE-083). */
export function codeMessage(code: string, site: { version: string; isAtomic: boolean }): StateMessage | null {
	switch (code) {
		case 'modules_activated':
			return site.isAtomic
				? null
				: {
						tone: 'is-info',
						/* translators: 1: product name, 2: version number */
						text: sprintf(__('Welcome to %1$s %2$s.', 'site-dashboard'), PRODUCT_NAME, site.version),
					};
		case 'already_authorized':
			return {
				tone: 'is-success',
				/* translators: %s: product name */
				text: sprintf(__('Your %s is already connected.', 'site-dashboard'), PRODUCT_NAME),
			};
		case 'authorized':
			return {
				tone: 'is-success',
				text: sprintf(
					/* translators: %s: product name */
					__("You're fueled up and ready to go, %s is now active.", 'site-dashboard'),
					PRODUCT_NAME,
				),
			};
		case 'linked':
			return { tone: 'is-success', text: __("You're fueled up and ready to go.", 'site-dashboard') };
		case 'protect_misconfigured_ip':
			return {
				tone: 'is-error',
				text: __(
					'Your server is misconfigured. It doesn’t report visitors’ IP addresses, so brute force protection can’t work.',
					'site-dashboard',
				),
				link: {
					label: __('Learn More', 'site-dashboard'),
					redirect: 'jetpack-support-security-troubleshooting-protect',
				},
			};
		case 'reconnection_completed':
			return {
				tone: 'is-success',
				text: __('Connection restored.', 'site-dashboard'),
				link: { label: __('Check Site Health', 'site-dashboard'), adminPage: 'site-health.php' },
			};
		case 'disconnected':
			return {
				tone: 'is-info',
				text: sprintf(
					/* translators: %s: provider name */
					__('Your site is no longer connected to %s.', 'site-dashboard'),
					PROVIDER_NAME,
				),
			};
		default:
			return { tone: 'is-info', text: code };
	}
}
