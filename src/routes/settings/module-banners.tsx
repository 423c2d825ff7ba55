import { __, sprintf } from '@wordpress/i18n';
import { useId, useMemo } from 'react';
import { createSelector } from 'reselect';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { useModuleToggle } from '../../components/module-toggle/use-module-toggle';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { shallowEqual, useAppSelector } from '../../state/hooks';
import { selectModule, selectModuleBlock } from '../../state/modules/slice';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import { selectFormsPage } from './groups/host-page';
import { moduleLine, normalize } from './search';

/** Modules without a card of their own that a search finds (SET-006, SET-044). */
export function ModuleBanners({ term }: { term: string }) {
	return useModuleBanners(term).map((slug) => <ModuleBanner key={slug} slug={slug} />);
}

function ModuleBanner({ slug }: { slug: string }) {
	const toggle = useModuleToggle(slug);
	const { name, description, needsConnection } = useModuleBanner(slug);
	const reasonId = useId();
	const canActivate = !toggle.isOn && !toggle.block;
	return (
		<Card title={name} level={2}>
			<MutedText>{description}</MutedText>
			{toggle.reason && <MutedText id={reasonId}>{toggle.reason}</MutedText>}
			{needsConnection && <ConnectLink feature={name} />}
			{canActivate && (
				<Button isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
					{
						/* translators: %s: name of a feature */
						sprintf(__('Activate %s', 'site-dashboard'), name)
					}
				</Button>
			)}
			{toggle.failure && <ErrorMessage text={toggle.failure} />}
		</Card>
	);
}

/** SET-006: they have no card. */
const WITHOUT_CARD = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];
/** A shorter term finds none of them. */
const SHORTEST_TERM = 3;

/** Those that the term finds, for those who may switch them (SET-007). */
export const makeSelectBanners = (term: string): ((state: RootState) => readonly string[]) =>
	createSelector(
		[(state: RootState) => state.modules.bySlug, selectCanManageModules, selectFormsPage],
		(modules, isManager, hasFormsCard) => {
			if (!isManager || [...term].length < SHORTEST_TERM) {
				return [];
			}
			return WITHOUT_CARD.filter((slug) => {
				if (slug === 'contact-form' && hasFormsCard) {
					return false;
				}
				const module = modules[slug];
				return module && moduleLine(module).includes(normalize(term));
			});
		},
	);

export const useModuleBanners = (term: string): readonly string[] =>
	useAppSelector(useMemo(() => makeSelectBanners(term), [term]));

const useModuleBanner = (slug: string) =>
	useAppSelector((state) => {
		const module = selectModule(state, slug);
		return {
			name: module?.name ?? slug,
			description: module?.description ?? '',
			needsConnection: selectModuleBlock(state, slug) === 'needs-owner',
		};
	}, shallowEqual);
