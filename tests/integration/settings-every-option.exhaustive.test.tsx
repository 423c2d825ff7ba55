import { changeAll, TABS } from '../support/every-option';

// The one choice of the privacy tab is a view of its own (settings-every-view.exhaustive.test.tsx).
it.each([
	...TABS.filter((id) => !['privacy', 'tools', 'newsletter', 'discussion'].includes(id)).map(
		(id) => [id, 'jetpack-12'] as const,
	),
	// Where the two hosts store settings in another form, or only one has them.
	['newsletter', 'jetpack-16'] as const,
	['security', 'jetpack-16'] as const,
	['writing', 'jetpack-16'] as const,
	// What only the newer one has.
	['traffic', 'jetpack-16'] as const,
	['sharing', 'jetpack-16'] as const,
])('every switch and field of %s changes, changes back and survives each reload on %s', changeAll);
