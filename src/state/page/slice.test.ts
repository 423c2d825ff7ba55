import type { RootState } from '../root-state';
import { selectManageUrl } from './slice';

const stateOf = (hostPages: string[]) =>
	({
		page: {
			hostPages,
			adminUrl: 'https://example.org/wp-admin/',
			redirectBase: 'https://provider.example/redirect/',
			rawUrl: 'example.org',
			calypsoEnv: '',
		},
	}) as unknown as RootState;

it.each([
	['calypso-marketing-connections', 'jetpack-social'],
	['calypso-people-email-followers', 'jetpack-newsletter'],
	['calypso-activity-log', 'jetpack-activity-log'],
])('links %s to the host’s own page %s, if there is one', (name, page) => {
	expect(selectManageUrl(stateOf([page, 'jetpack-ai']), name)).toBe(
		`https://example.org/wp-admin/admin.php?page=${page}`,
	);
	expect(selectManageUrl(stateOf(['jetpack-ai']), name)).toContain(`source=${name}`);
});

it('links any other redirect to the provider', () => {
	expect(selectManageUrl(stateOf(['jetpack-social']), 'jetpack-support')).toContain('source=jetpack-support');
});
