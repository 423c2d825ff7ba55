import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { formatNumber } from '../../../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/urls';
import { Button } from '../../../components/ui/button';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { Skeleton } from '../../../components/ui/skeleton';
import styles from './disconnect-dialog.module.css';
import type { Losses, useDisconnect } from './use-disconnect';

interface ConfirmStepProps {
	view: ReturnType<typeof useDisconnect>;
	onStay: () => void;
}

/** More than this many known benefits are listed; otherwise the generic three are (CONN-037, CONN-038). */
const GENERIC_UP_TO = 2;

/** Says what will be lost, and asks. The buttons don't wait for the list, nor does it move them. */
export function ConfirmStep({ view, onStay }: ConfirmStepProps) {
	const id = useId();
	const { losses, error, details, loginUrl, isBusy, confirm } = view;
	return (
		<>
			<p id={id}>
				{sprintf(
					/* translators: %s: product name */
					__('These %s features will stop working:', 'site-dashboard'),
					PRODUCT_NAME,
				)}
			</p>
			{/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls */}
			<div className={styles.losses} role="group" aria-labelledby={id} tabIndex={0}>
				{losses ? <LossList losses={losses} /> : <Skeleton height={180} />}
			</div>
			<Links record={view.record} />
			<div role="alert">
				{error && <ErrorMessage text={error} />}
				{details && <NoticeDetails text={details} />}
				{loginUrl && <ExternalLink href={loginUrl}>{__('Log in again', 'site-dashboard')}</ExternalLink>}
			</div>
			<div className={styles.actions}>
				<Button isDestructive isBusy={isBusy} onClick={confirm}>
					{isBusy ? __('Disconnecting…', 'site-dashboard') : __('Disconnect', 'site-dashboard')}
				</Button>
				<Button kind="primary" isDisabled={isBusy} onClick={onStay}>
					{__('Stay connected', 'site-dashboard')}
				</Button>
			</div>
		</>
	);
}

function LossList({ losses: { benefits, otherPlugins } }: { losses: Losses }) {
	return (
		<>
			{benefits.length > GENERIC_UP_TO ? (
				<ul className={styles.list}>
					{benefits.map(({ title, description, value }, index) => (
						<li key={index}>
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
							<MutedText>
								<bdi>{description}</bdi>
							</MutedText>
						</li>
					))}
				</ul>
			) : (
				<GenericBenefits />
			)}
			{otherPlugins.length > 0 && (
				<>
					<p>{__('These plugins use the same connection and will lose access:', 'site-dashboard')}</p>
					<ul className={styles.list}>
						{otherPlugins.map(({ slug, name }) => (
							<li key={slug}>{name}</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function GenericBenefits() {
	const { cdnUrl, protectUrl, socialUrl } = useDisconnectLinks();
	return (
		<ul className={styles.list}>
			<li>
				{__('Serves images and files from a content delivery network (CDN).', 'site-dashboard')}{' '}
				<ExternalLink href={cdnUrl}>{__('Content delivery', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				{__('Blocks brute force login attacks.', 'site-dashboard')}{' '}
				<ExternalLink href={protectUrl}>{__('Brute force protection', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				{__('Shares your posts to social networks.', 'site-dashboard')}{' '}
				<ExternalLink href={socialUrl}>{__('Social sharing', 'site-dashboard')}</ExternalLink>
			</li>
		</ul>
	);
}

function Links({ record }: { record: (name: string) => void }) {
	const { aboutUrl, supportUrl } = useDisconnectLinks();
	return (
		<p className={styles.links}>
			<span onClickCapture={() => record('dialog_click_learn_about')}>
				<ExternalLink href={aboutUrl}>
					{
						/* translators: %s: provider name */
						sprintf(__('How the %s connection works', 'site-dashboard'), PROVIDER_NAME)
					}
				</ExternalLink>
			</span>
			<span onClickCapture={() => record('dialog_click_support')}>
				<ExternalLink href={supportUrl}>{__('Get support', 'site-dashboard')}</ExternalLink>
			</span>
		</p>
	);
}

const useDisconnectLinks = () =>
	useAppSelector(
		(state) => ({
			aboutUrl: selectRedirect(state, 'why-the-wordpress-com-connection-is-important-for-jetpack'),
			supportUrl: selectRedirect(state, 'jetpack-support'),
			cdnUrl: selectRedirect(state, 'jetpack-features-design-content-delivery-network'),
			protectUrl: selectRedirect(state, 'jetpack-features-brute-force'),
			socialUrl: selectRedirect(state, 'jetpack-support-social'),
		}),
		shallowEqual,
	);
