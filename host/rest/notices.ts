import { dismissNotice, resetModules, resetOptions } from '../site/reset';
import { writeFacts } from '../site/facts';
import { RestError } from './errors';
import { parameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

/** Notices that can be dismissed (host-contract 5.10). */
const NOTICES = ['welcome', 'feedback_dash_request'];

/** Looked at by the call itself, which refuses it in its own way. */
const anything = parameter<unknown>({}, (value) => ({ value }));

const invalid = (message: string) => new RestError(404, 'invalid_param', message);

/** Words of the protocol, with entities in them (host-contract 4.1). */
const invalidNotice = (name: string) => invalid(`Invalid parameter &quot;${name}&quot;.`);

export const noticeRoutes: readonly Route[] = [
	defineRoute({
		method: 'POST',
		path: 'notice/:id',
		where: { id: '[a-z_-]+' },
		summary: 'Dismisses a notice permanently and lists all dismissed notices.',
		permission: may.viewAdmin,
		params: { dismissed: anything },
		handle: ({ host, path, params }) => {
			const { id = '' } = path;
			if (!NOTICES.includes(id)) {
				throw invalidNotice('notice');
			}
			if (params.dismissed !== true) {
				throw invalidNotice('dismissed');
			}
			return dismissNotice(host.db, id);
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'options/:name',
		summary: 'Resets all options, or all modules, to their defaults.',
		permission: may.testConnection,
		params: { reset: anything },
		handle: async ({ host, path, params }) => {
			const { name } = path;
			if (params.reset !== true || (name !== 'options' && name !== 'modules')) {
				throw invalid('Invalid Parameter');
			}
			if (name === 'modules') {
				await resetModules(host.db);
				return { code: 'success', message: 'Modules reset to default.' };
			}
			await resetOptions(host.db);
			return { code: 'success', message: 'Jetpack options reset.' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'seen-wc-connection-modal',
		summary: 'Marks the store welcome as seen. Returns false if it was seen before.',
		permission: may.testConnection,
		params: {},
		handle: async ({ host, site }) => {
			if (site.facts.hasSeenCommerceModal) {
				return { success: false };
			}
			await writeFacts(host.db, { hasSeenCommerceModal: true });
			return { success: true };
		},
	}),
];
