import * as v from 'valibot';
import { differences } from '../../host/contract/compare';
import { isRecord } from '../../host/php';
import * as connection from '../../src/rest-api/connection';
import * as modules from '../../src/rest-api/modules';
import { settings } from '../../src/rest-api/settings';
import * as updates from '../../src/rest-api/site';
import { statsResponse } from '../../src/rest-api/stats';
import { shapeOf, situations } from './shapes';
import type { Answer, SiteClient } from './site-client';

/** A GET of the contract, and what's known about its answer. */
interface CatalogCall {
	path: string;
	/** What the client parses it with. */
	schema?: v.GenericSchema;
	/** The content is the provider's: only the wrapping around it is the host's (host-contract 5.6). */
	isRelayed?: true;
	/** It may be missing, because a module is off or the host does not have it: then it is a 404. */
	mayBeAbsent?: true;
}

const relayed = (path: string): CatalogCall => ({ path, isRelayed: true });
const optional = (path: string): CatalogCall => ({ path, isRelayed: true, mayBeAbsent: true });

/** Every GET of the contract (host-contract 5). */
export const CALLS: readonly CatalogCall[] = [
	{ path: 'connection', schema: connection.connectionStatus },
	{ path: 'connection/data', schema: connection.connectionData },
	{ path: 'connection/test' },
	{ path: 'connection/url', schema: connection.connectUrl },
	{
		path: 'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
		schema: connection.authorizeUrl,
	},
	{ path: 'connection/plugins', schema: connection.connectedPluginsAnswer },
	{ path: 'module/all', schema: modules.moduleMap },
	{ path: 'module/protect' },
	{ path: 'module/sitemaps' },
	{ path: 'module/nonexistent' },
	{ path: 'module/protect/data', schema: modules.protectCount, isRelayed: true, mayBeAbsent: true },
	...(['day', 'week', 'month'] as const).map((range) => ({
		path: `module/stats/data?range=${range}`,
		schema: statsResponse(range),
		isRelayed: true as const,
	})),
	optional('module/akismet/data'),
	optional('module/akismet/key/check'),
	optional('module/monitor/data'),
	optional('module/vaultpress/data'),
	optional('module/verification-tools/data'),
	{ path: 'settings', schema: settings },
	{ path: 'plugins', isRelayed: true },
	{ path: 'updates/plugins', schema: updates.pluginUpdates },
	...['site', 'site/features', 'site/products', 'site/purchases', 'site/benefits'].map(relayed),
	...['site/discount', 'intro-offers', 'rewind', 'scan', 'search/plan'].map(optional),
	...['plans', 'products', 'search/stats', 'search/pricing', 'verify-site/google'].map(relayed),
	{ path: 'search/settings' },
	{ path: 'tracking/settings' },
	optional('waf'),
	relayed('recommendations/data'),
	{ path: 'recommendations/step' },
	...['product-suggestions', 'upsell', 'conditional'].map((name) => relayed(`recommendations/${name}`)),
	{ path: 'licensing/error' },
	...['licensing/user/counts', 'licensing/user/licenses'].map(relayed),
	...['setup/questionnaire', 'migration/status', 'wordads/settings'].map(optional),
];

/** One line of the table. */
export interface Row {
	call: string;
	status: number;
	/** `''` when all is well. */
	problem: string;
	/** What the answer was compared with. */
	by: string;
}

type State = Record<string, unknown>;

/** Members that a host may leave out (host-contract 12). */
const EXCEPT = /\.(activate_nonce|deactivate_nonce|sanitize_callback|configurable|cached_at|current_value)\b/;

/** The recorded situation that is nearest to the one of this user on this site. */
export function situationOf(state: State): string {
	const { isRegistered, offlineMode, hasConnectedOwner } = state.connectionStatus as {
		isRegistered: boolean;
		hasConnectedOwner: boolean;
		offlineMode: { isActive: boolean };
	};
	const { currentUser } = state.userData as {
		currentUser: { isConnected: boolean; isMaster: boolean; permissions: Record<string, boolean> };
	};
	const { isConnected, isMaster, permissions } = currentUser;
	// Editors and authors have the same permissions here, and so the same answers.
	const writer = permissions.publish_posts ? 'editor' : 'contributor';
	const role = permissions.manage_options ? 'admin' : permissions.edit_posts ? writer : 'subscriber';
	const adminOrEditor = role === 'admin' ? 'admin' : 'editor';
	if (offlineMode.isActive) {
		return `offline-${adminOrEditor}`;
	}
	if (!isRegistered || !hasConnectedOwner) {
		return `${isRegistered ? 'site' : 'disconnected'}-${adminOrEditor}`;
	}
	const isLinked = isConnected && (role === 'editor' || role === 'admin') && !isMaster;
	return `connected-${role === 'admin' && !isMaster ? 'admin2' : role}${isLinked ? '-linked' : ''}`;
}

/** Makes every GET of the contract, one after the other, and compares each answer. */
export async function checkGets(client: SiteClient, state: State): Promise<Row[]> {
	const situation = situations()[situationOf(state)];
	const isRecorded = versionOf(state) === versionOf(situation?.page.Initial_State ?? {});
	const rows: Row[] = [];
	for (const call of CALLS) {
		const answer = await client.get(call.path);
		const [status = 0, body] = (isRecorded && situation?.calls[call.path]) || [];
		const recorded = status ? { status, body } : undefined;
		rows.push({ call: `GET ${call.path}`, status: answer.status, ...check(call, answer, recorded) });
	}
	return rows;
}

/** Jetpack's errors may have an empty status: that's 200 on older WordPress, and 500 on newer. */
const isSameError = (one: unknown, other: unknown): boolean =>
	isError(one) && isError(other) && one.code === other.code;

function check(
	call: CatalogCall,
	answer: Answer,
	recorded?: Pick<Answer, 'status' | 'body'>,
): Pick<Row, 'problem' | 'by'> {
	if (!answer.isJson) {
		return { problem: 'the body is no JSON', by: 'form' };
	}
	if (answer.status >= 400 && !isError(answer.body)) {
		return { problem: 'a refusal without code and message', by: 'form' };
	}
	const isAbsent = call.mayBeAbsent === true && answer.status === 404;
	const isSuccess = answer.status === 200 && answer.body !== undefined && !isError(answer.body);
	if (call.schema && isSuccess) {
		const parsed = v.safeParse(call.schema, answer.body);
		if (!parsed.success) {
			return {
				problem: `the client cannot read it: ${v.summarize(parsed.issues).slice(0, 200)}`,
				by: 'client',
			};
		}
	}
	if (!recorded || isAbsent) {
		return { problem: '', by: isAbsent ? 'absent' : call.schema ? 'client' : 'form' };
	}
	// Missing at the recorded host, there at this one.
	const isExtra = call.mayBeAbsent === true && recorded.status === 404;
	if (answer.status !== recorded.status) {
		const isState =
			isExtra || isSameError(answer.body, recorded.body) || (call.isRelayed === true && answer.status < 500);
		return {
			problem: isState ? '' : `status ${recorded.status} is recorded`,
			by: isState ? 'form' : 'recording',
		};
	}
	const problem = call.isRelayed
		? wrapping(shapeOf(answer.body), recorded.body)
		: shape(call, answer.body, recorded.body);
	return { problem, by: 'recording' };
}

/** Major and minor: what a later version holds besides, and has no more, no recording can tell. */
const versionOf = ({ currentVersion }: State) => /^\d+\.\d+/.exec(String(currentVersion))?.[0];

/** A code that is neither a success nor one of the codes that come with data (host-contract 4.2). */
function isError(body: unknown): body is { code: string } {
	const { code, message } = (typeof body === 'object' && body ? body : {}) as State;
	const isCode =
		typeof code === 'string' && !['success', 'updates-available', 'not_registered'].includes(code);
	return isCode && ['string', 'number'].includes(typeof message);
}

function shape({ path }: CatalogCall, ours: unknown, theirs: unknown): string {
	return differences(shapeOf(ours), theirs, path, EXCEPT).slice(0, 3).join('; ');
}

/** Content of the provider may differ in everything; whether it is wrapped, and how, may not. */
function wrapping(ours: unknown, theirs: unknown): string {
	const form = (body: unknown) => {
		const { code, data } = (typeof body === 'object' && body ? body : {}) as State;
		const kind = isRecord(data) && '~json' in data ? 'JSON' : typeof data;
		return code === 'success' && data !== undefined ? `wrapped ${kind}` : 'bare';
	};
	const bothFilled = ours !== undefined && theirs !== undefined && !isError(ours) && !isError(theirs);
	return bothFilled && form(ours) !== form(theirs) ? `${form(ours)} instead of ${form(theirs)}` : '';
}
