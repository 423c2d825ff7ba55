import { MODULES } from '../../host/catalog/modules';
import { SETTINGS } from '../../host/catalog/settings';
import { edition } from '../../host/catalog/editions';
import { itemNames, savedNames } from '../../src/routes/settings/groups/group';
import { describedTab, itemsOf, TABS } from '../support/every-option';
import { TODAYS, VIEWS } from '../support/every-view-all';
import { isOnHost } from '../support/host-items';
import { WITHOUT_CONTROL } from '../support/settings-without-control';

it('every setting that only current hosts have and a view changes is covered', async () => {
	const tabs = await Promise.all(TABS.map(describedTab));
	const ofToday = tabs
		.flatMap(itemsOf)
		.filter(({ item }) => isOnHost(item, 'jetpack-16') && !isOnHost(item))
		.flatMap(({ item }) => (item.kind === 'view' ? itemNames(item) : []))
		.filter((name) => edition('jetpack-16').setting(name));
	expect(Object.keys(TODAYS).sort()).toEqual(ofToday.sort());
});

it('every host setting is covered by these tests or has a reason for having no control', async () => {
	const tabs = await Promise.all(TABS.map(describedTab));
	const described = tabs.flatMap((tab) =>
		tab.groups.flatMap((group) =>
			savedNames({ ...group, items: group.items.filter((item) => isOnHost(item)) }),
		),
	);
	// Views that store something have to be tried above.
	const views = tabs
		.flatMap(itemsOf)
		.flatMap(({ item }) => (item.kind === 'view' ? [item.id, ...(item.options ?? [])] : []));
	const known = [...MODULES.map(({ slug }) => slug), ...SETTINGS.map(({ key }) => key), 'akismet'];
	expect(views.filter((name) => known.includes(name) && !(name in VIEWS))).toEqual([]);

	const tried = new Set([...described, ...Object.keys(VIEWS)]);
	expect(known.filter((name) => !tried.has(name) && !(name in WITHOUT_CONTROL))).toEqual([]);
	expect(Object.keys(WITHOUT_CONTROL).filter((name) => tried.has(name) || !known.includes(name))).toEqual([]);
	expect([...tried].filter((name) => !known.includes(name))).toEqual([]);
});
