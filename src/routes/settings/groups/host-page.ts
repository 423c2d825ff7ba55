import { safeUrl } from '../../../lib/links';
import { selectIsModuleActive, selectModule } from '../../../state/modules/slice';
import { selectPage } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import type { LinkItem } from './group';

/**
 * The host's own page about a module: the one that the module names, unless that's a screen of ours; else one
 * of these, by its slug. Empty without one.
 */
export function selectModulePage(state: RootState, module: string, slugs: readonly string[]): string {
	const named = safeUrl(selectModule(state, module)?.configure_url) ?? '';
	if (named && !/#\//.test(named)) {
		return named;
	}
	const slug = slugs.find((one) => selectPage(state).hostPages.includes(one));
	return slug ? selectAdminUrl(state, `admin.php?page=${slug}`) : '';
}

/** Slugs of the page with the forms and what visitors sent, the newer one first. */
const FORM_PAGES = ['jetpack-forms-responses-wp-admin', 'jetpack-forms-admin'];

/** Empty on older hosts, where forms have no card either (SET-006). */
export const selectFormsPage = (state: RootState) => selectModulePage(state, 'contact-form', FORM_PAGES);

interface PageLink extends Pick<LinkItem, 'id' | 'label'> {
	module: string;
	slugs: readonly string[];
}

/** A link to that page, while the module is on. */
export const pageLink = ({ id, label, module, slugs }: PageLink): LinkItem => ({
	kind: 'link',
	id,
	label,
	href: (state) => selectModulePage(state, module, slugs),
	isShown: (state) => selectIsModuleActive(state, module) && selectModulePage(state, module, slugs) !== '',
	click: { target: id, feature: module },
});
