import ts from 'typescript';

/** Every node of a file, depth first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
	yield node;
	const children: ts.Node[] = [];
	ts.forEachChild(node, (child) => void children.push(child));
	for (const child of children) {
		yield* nodesOf(child);
	}
}
