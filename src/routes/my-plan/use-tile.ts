import {
	blockReason,
	selectIsModuleActive,
	selectModule,
	selectModuleBlock,
} from '../../state/modules/slice';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { activateModule } from '../../state/settings/thunks/modules';
import {
	isScreenUrl,
	selectActivityUrl,
	selectAdminUrl,
	selectManageUrl,
	selectRedirect,
} from '../../state/page/urls';
import { saveSettings } from '../../state/settings/thunks/save';
import { selectIsSettingSaving, selectSettingFailure } from '../../state/settings/slice';
import { selectPlanSlug, selectVideoStorageUsed } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import { trackClick } from '../../state/tracking/thunks/track';
import { storageUsed } from './format-unit';
import type { TileId } from './grid';
import { TILES } from './tiles';

export interface TileView {
	title: string;
	text: string;
	/** Room for videos that is in use; empty where nobody knows, and in every other card. */
	storage: string;
	link: { label: string; href: string; isExternal: boolean; click: Record<string, string> };
	/** Has to be activated first; null when it runs. */
	activation: {
		label: string;
		isBusy: boolean;
		reason: string;
		failure: string;
		onActivate: () => void;
	} | null;
}

type Link = (typeof TILES)[TileId]['link']['to'];

function selectUrl(state: RootState, to: Link): string {
	if ('screen' in to) {
		return to.screen;
	}
	if ('manage' in to) {
		return selectManageUrl(state, to.manage);
	}
	if ('activity' in to) {
		return selectActivityUrl(state);
	}
	return 'admin' in to
		? selectAdminUrl(state, to.admin)
		: selectRedirect(state, to.redirect, to.query ? { query: to.query } : {});
}

/** One card of the grid in its current state. */
export function useTile(id: TileId): TileView {
	const { title, text, link } = TILES[id];
	const plan = useAppSelector(selectPlanSlug);
	const href = useAppSelector((state) => selectUrl(state, link.to));
	const used = useAppSelector(selectVideoStorageUsed);
	return {
		title: title(),
		text: text(),
		storage: id === 'videopress' ? storageUsed(used) : '',
		link: {
			label: link.label(),
			href,
			isExternal: !isScreenUrl(href) && !('admin' in link.to),
			click: { page: 'my-plan', target: link.target, plan },
		},
		activation: useTileActivation(id, plan),
	};
}

/** Button of a card that must be activated first; busy while anything activates it (PLAN-010, PLAN-079). */
function useTileActivation(id: TileId, plan: string): TileView['activation'] {
	const dispatch = useAppDispatch();
	const { activation } = TILES[id];
	const slug = activation?.module ?? '';
	const isBusy = useAppSelector((state) => selectIsSettingSaving(state, slug));
	const isOn = useAppSelector((state) => selectIsModuleActive(state, slug));
	const block = useAppSelector((state) =>
		selectModule(state, slug) ? selectModuleBlock(state, slug) : null,
	);
	const failure = useAppSelector((state) => selectSettingFailure(state, slug));
	if (!activation || (isOn && !isBusy)) {
		return null;
	}
	return {
		label: activation.label(),
		isBusy,
		reason: block ? blockReason(block) : '',
		failure: failure ? failureText(failure) : '',
		onActivate: () => {
			dispatch(trackClick({ page: 'my-plan', target: activation.target, plan }));
			if (activation.way === 'option') {
				void dispatch(saveSettings({ [slug]: true }));
			} else {
				void dispatch(activateModule(slug));
			}
		},
	};
}
