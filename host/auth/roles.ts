/** Roles and capabilities of the site, named as WordPress names them. */
export const ROLES = {
	administrator: 'Administrator',
	editor: 'Editor',
	author: 'Author',
	contributor: 'Contributor',
	subscriber: 'Subscriber',
} as const;

export type Role = keyof typeof ROLES;
export type Capability = 'read' | 'edit_posts' | 'publish_posts' | 'manage_options' | 'activate_plugins';

const CAPABILITIES: Record<Role, readonly Capability[]> = {
	administrator: ['read', 'edit_posts', 'publish_posts', 'manage_options', 'activate_plugins'],
	editor: ['read', 'edit_posts', 'publish_posts'],
	author: ['read', 'edit_posts', 'publish_posts'],
	contributor: ['read', 'edit_posts'],
	subscriber: ['read'],
};

export function isRole(value: unknown): value is Role {
	return typeof value === 'string' && Object.hasOwn(ROLES, value);
}

/** A visitor (null) has no capability. */
export function hasCapability(role: Role | null, capability: Capability): boolean {
	return role !== null && CAPABILITIES[role].includes(capability);
}
