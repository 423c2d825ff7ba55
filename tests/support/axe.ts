import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

interface AxeWindow {
	axe: { run: (context: { include: string[] }, options: RunOptions) => Promise<AxeResults> };
}

/** `rules`: their names; without any, all that axe has on. `within`: only what's in these elements. */
interface AxeScope {
	rules?: string[];
	within?: string[];
}

/**
 * What violates axe's rules on the page as it is, one rule a line. Axe goes in once a page: the builder of
 * @axe-core/playwright puts it in for each look, opens a second page for its report, and takes six times as
 * long.
 */
export async function axeViolations(
	page: Page,
	{ rules = [], within = ['html'] }: AxeScope = {},
): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) {
		await page.evaluate(axe.source);
	}
	const options: RunOptions = {
		resultTypes: ['violations'],
		...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
	};
	const violations = await page.evaluate(
		async ([include, how]) => {
			const found = await (window as unknown as AxeWindow).axe.run({ include }, how);
			return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
		},
		[within, options] as const,
	);
	return violations.map(({ id, elements }) => `${id}: ${elements.join(' ')}`);
}
