/** @jest-environment node */
import type { Host } from '../app';
import { as, testHost, type Caller } from '../testing';

let host: Host;

beforeEach(async () => {
	host = await testHost();
});

afterEach(() => host.close());

describe('connection owner', () => {
	it('can be changed only to a connected administrator, by an administrator [API-083]', async () => {
		await host.applyScenarios('second-admin-linked', 'editor-linked');
		const [admin, admin2, editor] = [
			await as(host, 'admin'),
			await as(host, 'admin2'),
			await as(host, 'editor'),
		];
		const idOf = async (caller: Caller) =>
			((await caller.get('connection/data')).body as { currentUser: { id: number } }).currentUser.id;
		const [owner, next, writer] = [await idOf(admin), await idOf(admin2), await idOf(editor)];

		for (const [given, code] of [
			[writer, 'new_owner_not_admin'],
			[999, 'new_owner_not_admin'],
			[owner, 'new_owner_is_existing_owner'],
		] as const) {
			expect(await admin.post('connection/owner', { owner: given })).toMatchObject({
				status: 400,
				body: { code },
			});
		}
		for (const body of [{}, { owner: 'x' }, { owner: null }]) {
			expect((await admin.post('connection/owner', body)).status).toBe(400);
		}
		expect(await editor.post('connection/owner', { owner: next })).toMatchObject({
			status: 403,
			body: { code: 'invalid_user_permission_set_connection_owner' },
		});
		expect(await admin2.post('connection/owner', { owner: next })).toMatchObject({
			status: 200,
			body: { code: 'success' },
		});
		expect((await admin2.get('connection/data')).body).toMatchObject({
			currentUser: { isMaster: true },
			connectionOwner: 'admin2',
		});
		expect((await admin.get('connection/data')).body).toMatchObject({ currentUser: { isMaster: false } });
		await admin.post('connection/user', { linked: false });
		expect(await admin2.post('connection/owner', { owner })).toMatchObject({
			status: 400,
			body: { code: 'new_owner_not_connected' },
		});
	});
});
