import { __, sprintf } from '@wordpress/i18n';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../lib/paths';
import { PROVIDER_NAME } from '../../../../../lib/product';
import type { AppDispatch } from '../../../../../state/app-thunk';
import {
	type ConnectionHealth,
	selectConnectionHealth,
} from '../../../../../state/connection-faults/selectors';
import { loadOwner, selectConnectionPanel, takeOwnership } from './slice';
import { selectHasConnectedOwner, selectMayConnect } from '../../../../../state/connection/slice';
import { runTest } from '../../../../../state/connection/thunks';
import { failureText, testFailureText } from '../../../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../../../state/hooks';
import { selectIsConnectionOwner, selectUser } from '../../../../../state/user/slice';
import { ConnectionBadge } from '../connection-badge';
import { Button } from '../../../../../components/ui/button';
import buttonStyles from '../../../../../components/ui/button.module.css';
import { Dialog } from '../../../../../components/ui/dialog';
import { ErrorMessage, MutedText } from '../../../../../components/ui/text';
import { useAge } from '../../../../../components/ui/use-age';
import styles from './connection-panel.module.css';

/** Manages the connection of the site; disconnecting has a dialog of its own (CONN-034). */
export function ConnectionPanel({ onClose }: { onClose: () => void }) {
	const view = useConnectionPanel();
	return (
		<Dialog
			title={__('Site connection', 'site-dashboard')}
			onClose={onClose}
			footer={
				<>
					<Link
						className={`${buttonStyles.button} ${buttonStyles.destructive}`}
						to={paths.disconnect.path}
						onClick={onClose}
					>
						{__('Disconnect…', 'site-dashboard')}
					</Link>
					<Button kind="primary" isBusy={view.isTesting} onClick={view.onTest}>
						{view.isTesting ? __('Testing…', 'site-dashboard') : __('Test connection', 'site-dashboard')}
					</Button>
				</>
			}
		>
			<dl className={styles.facts}>
				<dt>{__('Status', 'site-dashboard')}</dt>
				<dd>
					<ConnectionBadge health={view.testFailure ? 'broken' : view.health} />
				</dd>
				<dt>{__('Owner', 'site-dashboard')}</dt>
				<dd>{ownerText(view)}</dd>
				<dt>{__('Last test', 'site-dashboard')}</dt>
				<dd>
					<div role="status">
						<LastTest view={view} />
					</div>
				</dd>
			</dl>
			<Ownership view={view} />
		</Dialog>
	);
}

function ownerText({ owner, isOwner, hasOwner }: ConnectionPanelView): string {
	if (!hasOwner) {
		return __('No owner yet', 'site-dashboard');
	}
	if (isOwner) {
		return owner
			? /* translators: %s: name of the user who reads this */
				sprintf(__('%s (you)', 'site-dashboard'), owner)
			: __('You', 'site-dashboard');
	}
	return owner || __('Another administrator', 'site-dashboard');
}

function LastTest({ view: { testedAt, testFailure } }: { view: ConnectionPanelView }) {
	const age = useAge(testedAt);
	if (!age) {
		return <span>{__('Not tested yet', 'site-dashboard')}</span>;
	}
	return testFailure ? (
		<ErrorMessage text={testFailure} />
	) : (
		<span>
			{sprintf(
				/* translators: %s: how long ago, such as “2 minutes ago” */
				__('Connection is working. Last tested %s.', 'site-dashboard'),
				age,
			)}
		</span>
	);
}

/** The owner, and taking over the ownership: by the call of the one who does. */
function Ownership({ view }: { view: ConnectionPanelView }) {
	const { isOwner, canTakeOver, transfer, transferFailure, onTakeOver } = view;
	return (
		<section className={styles.ownership} aria-label={__('Transfer ownership', 'site-dashboard')}>
			<h3>{__('Transfer ownership', 'site-dashboard')}</h3>
			<MutedText>{ownershipText(view)}</MutedText>
			{canTakeOver && (
				<Button isBusy={transfer === 'running'} onClick={onTakeOver}>
					{__('Become the owner', 'site-dashboard')}
				</Button>
			)}
			<div role="status">
				{transferFailure && <ErrorMessage text={transferFailure} />}
				{isOwner && transfer === 'done' && <p>{__('You now own this connection.', 'site-dashboard')}</p>}
			</div>
		</section>
	);
}

function ownershipText({ isOwner, canTakeOver, hasOwner, mayConnect }: ConnectionPanelView): string {
	if (isOwner) {
		return sprintf(
			/* translators: %s: provider name */
			__('Another administrator can become the owner after connecting their %s account.', 'site-dashboard'),
			PROVIDER_NAME,
		);
	}
	if (canTakeOver || (hasOwner && !mayConnect)) {
		return __('The owner manages this connection and its licenses.', 'site-dashboard');
	}
	return hasOwner
		? /* translators: %s: provider name */
			sprintf(__('Connect your %s account to become the owner.', 'site-dashboard'), PROVIDER_NAME)
		: /* translators: %s: provider name */
			sprintf(
				__('The first administrator to connect a %s account becomes the owner.', 'site-dashboard'),
				PROVIDER_NAME,
			);
}

interface ConnectionPanelView {
	health: ConnectionHealth;
	/** The owner's name; empty while it isn't known. */
	owner: string;
	isOwner: boolean;
	hasOwner: boolean;
	mayConnect: boolean;
	/** For an administrator whose account is connected. */
	canTakeOver: boolean;
	transfer: 'idle' | 'running' | 'done';
	transferFailure: string;
	onTakeOver: () => void;
	isTesting: boolean;
	/** When the last test ended, in ms; NaN: not tested yet. */
	testedAt: number;
	/** Empty if the test didn't fail. */
	testFailure: string;
	onTest: () => void;
}

const load = (dispatch: AppDispatch) => dispatch(loadOwner());

/** The connection of the site: whose it is, whether it works, and what can be done about it. */
function useConnectionPanel(): ConnectionPanelView {
	const dispatch = useAppDispatch();
	const { owner, transfer, isTesting, lastTest } = useAppSelector(selectConnectionPanel);
	const user = useAppSelector(selectUser);
	const isOwner = useAppSelector(selectIsConnectionOwner);
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const mayConnect = useAppSelector(selectMayConnect);
	useLoad(load, mayConnect);
	return {
		health: useAppSelector(selectConnectionHealth),
		owner: owner.status === 'ready' ? owner.data : '',
		isOwner,
		hasOwner,
		mayConnect,
		canTakeOver: hasOwner && !isOwner && user.isConnected && user.id !== null,
		transfer: transfer.status === 'loading' ? 'running' : transfer.status === 'ready' ? 'done' : 'idle',
		transferFailure: transfer.status === 'failed' ? failureText(transfer.failure) : '',
		onTakeOver: useCallback(() => void dispatch(takeOwnership()), [dispatch]),
		isTesting,
		testedAt: lastTest?.at ?? NaN,
		testFailure: lastTest?.failure ? testFailureText(lastTest.failure) : '',
		onTest: useCallback(() => void dispatch(runTest()), [dispatch]),
	};
}
