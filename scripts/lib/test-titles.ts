import ts from 'typescript';
import { nodesOf } from './syntax.ts';

/** The title of a test, or of a group of tests. */
export interface TestTitle {
	/** As written; a template literal keeps its `${…}`. */
	text: string;
	/** Where it begins in the file, counted from 0. */
	start: number;
}

/** Titles of a file's tests and groups, in their order; the file's extension tells the language. */
export function testTitles(file: string, source: string): TestTitle[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	return [...nodesOf(tree)].flatMap((node) => {
		const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : [];
		if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
			return [];
		}
		const text = ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : title.text;
		return [{ text, start: title.getStart() + 1 }];
	});
}

/** `test`, `it.each([…])`, `test.describe` and the like. */
function isTest(callee: ts.Expression): boolean {
	let root: ts.Node = callee;
	while (
		ts.isPropertyAccessExpression(root) ||
		ts.isCallExpression(root) ||
		ts.isTaggedTemplateExpression(root)
	) {
		root = ts.isTaggedTemplateExpression(root) ? root.tag : root.expression;
	}
	return ts.isIdentifier(root) && ['describe', 'it', 'test'].includes(root.text);
}
