import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { Button } from '../ui/button';
import { ExternalLink, Failure, Quiet } from '../ui/text';
import styles from './disconnect-dialog.module.css';
import type { useDisconnect } from './use-disconnect';
import { useDisconnectLinks } from './use-disconnect-links';

interface ConfirmStepProps {
	view: ReturnType<typeof useDisconnect>;
	onStay: () => void;
}

/** More than this many known benefits are listed; otherwise the generic three are (CONN-037, CONN-038). */
const GENERIC_UP_TO = 2;

/** What will be lost, and the choice. */
export function ConfirmStep({ view, onStay }: ConfirmStepProps) {
	const { benefits, otherPlugins, error, signInUrl, isBusy, confirm } = view;
	return (
		<>
			{otherPlugins.length > 0 && (
				<>
					<p>{__('These plugins use the connection too, and will lose it:', 'site-dashboard')}</p>
					<ul className={styles.list}>
						{otherPlugins.map(({ slug, name }) => (
							<li key={slug}>{name}</li>
						))}
					</ul>
				</>
			)}
			<p>
				{sprintf(
					/* translators: %s: product name */
					__('These features of %s will stop, and your site may work differently:', 'site-dashboard'),
					PRODUCT_NAME,
				)}
			</p>
			{benefits.length > GENERIC_UP_TO ? (
				<ul className={styles.list}>
					{benefits.map(({ name, title, description, value }) => (
						<li key={name}>
							<strong>
								{value === null
									? title
									: sprintf(
											/* translators: 1: what a feature did, such as "Blocked attacks", 2: how often */
											__('%1$s: %2$s', 'site-dashboard'),
											title,
											formatNumber(value),
										)}
							</strong>
							<Quiet>{description}</Quiet>
						</li>
					))}
				</ul>
			) : (
				<GenericBenefits />
			)}
			<Links record={view.record} />
			<div role="alert">
				{error && <Failure text={error} />}
				{signInUrl && <ExternalLink href={signInUrl}>{__('Sign in again', 'site-dashboard')}</ExternalLink>}
			</div>
			<Button kind="primary" isDisabled={isBusy} onClick={onStay}>
				{__('Stay connected', 'site-dashboard')}
			</Button>
			<Button isBusy={isBusy} onClick={confirm}>
				{isBusy ? __('Disconnecting…', 'site-dashboard') : __('Disconnect', 'site-dashboard')}
			</Button>
		</>
	);
}

function GenericBenefits() {
	const { cdnUrl, protectUrl, socialUrl } = useDisconnectLinks();
	return (
		<ul className={styles.list}>
			<li>
				{__('Images and files from a content delivery network (CDN).', 'site-dashboard')}{' '}
				<ExternalLink href={cdnUrl}>{__('Content delivery', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				{__('Blocking of attempts to guess passwords (brute force).', 'site-dashboard')}{' '}
				<ExternalLink href={protectUrl}>{__('Brute force protection', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				{__('Sharing of your posts to social networks (social sharing).', 'site-dashboard')}{' '}
				<ExternalLink href={socialUrl}>{__('Social sharing', 'site-dashboard')}</ExternalLink>
			</li>
		</ul>
	);
}

function Links({ record }: { record: (name: string) => void }) {
	const { aboutUrl, supportUrl } = useDisconnectLinks();
	return (
		<p>
			<span onClickCapture={() => record('dialog_click_learn_about')}>
				<ExternalLink href={aboutUrl}>
					{
						/* translators: %s: provider name */
						sprintf(__('About the connection to %s', 'site-dashboard'), PROVIDER_NAME)
					}
				</ExternalLink>
			</span>{' '}
			<span onClickCapture={() => record('dialog_click_support')}>
				<ExternalLink href={supportUrl}>{__('Support', 'site-dashboard')}</ExternalLink>
			</span>
		</p>
	);
}
