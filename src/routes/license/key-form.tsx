import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { Button } from '../../components/ui/button';
import { RadioGroup } from '../../components/ui/radio-group';
import { Sentence } from '../../components/ui/sentence';
import { Skeleton } from '../../components/ui/skeleton';
import { ErrorMessage, ExternalLink, MutedText } from '../../components/ui/text';
import { TextField } from '../../components/ui/text-field';
import { leftToRight } from '../../lib/direction';
import { PROVIDER_NAME } from '../../lib/product';
import styles from './license.module.css';
import type { LicenseView } from './use-license';

type FormView = Extract<LicenseView, { state: 'form' }>;

/** Height in px of the place in which the licenses will be listed. */
const HEIGHT = 60;

/** The key, and the button that activates it. */
export function KeyForm({ view }: { view: FormView }) {
	const { choices, choice, isListing, canActivate, isBusy, failure, onActivate } = view;
	const reasonId = useId();
	const hasReason = !canActivate && !isBusy;
	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				onActivate();
			}}
		>
			{isListing && <Skeleton height={HEIGHT} />}
			{choices.length > 0 && <Choice view={view} />}
			{choice === '' && <KeyField view={view} hasChoice={choices.length > 0} />}
			{view.onRetryChoices && (
				<ErrorMessage
					text={__('We couldn’t load your licenses. Enter your key instead.', 'site-dashboard')}
					onRetry={view.onRetryChoices}
				/>
			)}
			{failure?.detail && <MutedText>{failure.detail}</MutedText>}
			{failure?.isAboutKey && (
				<MutedText>
					<Sentence
						text={sprintf(
							/* translators: %s: provider name */
							__('Check for typos, or find your keys at <link>%s</link>.', 'site-dashboard'),
							PROVIDER_NAME,
						)}
						marks={{ link: (words) => <ExternalLink href={view.purchasesUrl}>{words}</ExternalLink> }}
					/>
				</MutedText>
			)}
			{failure?.needsAccount && <ConnectLink label={__('Connect your account', 'site-dashboard')} />}
			<div className={styles.action}>
				<Button
					type="submit"
					kind="primary"
					isBusy={isBusy}
					isDisabled={!canActivate}
					describedBy={hasReason ? reasonId : undefined}
				>
					{__('Activate', 'site-dashboard')}
				</Button>
				{hasReason && (
					<MutedText id={reasonId}>{__('Enter a license key first.', 'site-dashboard')}</MutedText>
				)}
			</div>
		</form>
	);
}

function Choice({ view }: { view: FormView }) {
	const { choices, choice, onChoose, isBusy, failure } = view;
	return (
		<RadioGroup
			label={__('Your unused licenses', 'site-dashboard')}
			value={choice}
			onChange={onChoose}
			isBusy={isBusy}
			error={choice === '' ? undefined : failure?.text}
			options={[
				...choices.map(({ license_key: key, product }) => ({
					value: key,
					label: nameOf(product),
					help: key,
				})),
				{ value: '', label: __('Enter a different key', 'site-dashboard') },
			]}
		/>
	);
}

const nameOf = (product: string) => product || __('Unnamed license', 'site-dashboard');

function KeyField({ view, hasChoice }: { view: FormView; hasChoice: boolean }) {
	const { typed, onType, onStart, isBusy, failure } = view;
	return (
		<div onFocus={onStart}>
			<TextField
				label={__('License key', 'site-dashboard')}
				help={
					hasChoice
						? undefined
						: /* translators: %s: an example of a license key */
							sprintf(__('Example: %s', 'site-dashboard'), leftToRight(EXAMPLE))
				}
				value={typed}
				onChange={onType}
				isBusy={isBusy}
				error={failure?.text}
				attributes={{ name: 'license', autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
			/>
		</div>
	);
}

const EXAMPLE = 'jetpack-backup_aBcD1234';
