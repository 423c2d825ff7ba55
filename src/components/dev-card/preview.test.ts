import { presetOf } from './preview';

/** Names of the permissions that a preset gives, and of those that it takes away. */
function sides(role: Parameters<typeof presetOf>[0]) {
	const entries = Object.entries(presetOf(role).permissions ?? {});
	const side = (isGiven: boolean) => entries.filter(([, value]) => value === isGiven).map(([name]) => name);
	return { given: side(true), taken: side(false) };
}

const ALL = [
	'admin_page',
	'connect',
	'disconnect',
	'edit_posts',
	'manage_modules',
	'manage_options',
	'manage_plugins',
];

describe('developer card presets', () => {
	it('give the connection owner every role-based permission [ROLE-001, DEV-014]', () => {
		expect(presetOf('admin_master')).toMatchObject({ isMaster: true, isConnected: true });
		expect(sides('admin_master')).toEqual({ given: ALL, taken: [] });
	});

	it('give a secondary administrator the same permissions, but not ownership [ROLE-002, DEV-014]', () => {
		expect(presetOf('admin_secondary')).toMatchObject({ isMaster: false });
		expect(presetOf('admin_secondary')).not.toHaveProperty('isConnected');
		expect(sides('admin_secondary')).toEqual({ given: ALL, taken: [] });
	});

	it.each(['editor', 'author', 'contributor'] as const)(
		'give the %s role only edit_posts and admin_page [ROLE-003, DEV-014]',
		(role) => {
			expect(presetOf(role)).toMatchObject({ isMaster: false });
			expect(sides(role)).toEqual({
				given: ['admin_page', 'edit_posts'],
				taken: ALL.filter((name) => !['admin_page', 'edit_posts'].includes(name)),
			});
		},
	);

	it('give a subscriber only admin_page [ROLE-004, DEV-014]', () => {
		expect(presetOf('subscriber')).toMatchObject({ isMaster: false });
		expect(sides('subscriber')).toEqual({
			given: ['admin_page'],
			taken: ALL.filter((name) => name !== 'admin_page'),
		});
	});
});
