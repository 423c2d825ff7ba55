/** Runs test files in the order in which MUTATE_TESTS names them: closest first. */
export default class InOrder {
	sort<Test extends { path: string }>(tests: readonly Test[]): Test[] {
		const order = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as string[];
		const place = ({ path }: Test) => order.findIndex((file) => path.endsWith(`/${file}`));
		return [...tests].sort((a, b) => place(a) - place(b));
	}
	shard<Test>(tests: Test[]): Test[] {
		return tests;
	}
	allFailedTests<Test>(tests: Test[]): Test[] {
		return tests;
	}
	cacheResults(): void {}
}
