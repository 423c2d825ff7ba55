import { parseSync, traverse, type NodePath, type types } from '@babel/core';
import { isMessageFunction, messageOf, type Found } from './message.ts';

/** A note may stand above the `sprintf(` around the call, or above the statement that begins there. */
const LINES_BETWEEN = 2;

/** The messages of a script, in their order. */
export function extractScript(source: string, file: string): Found[] {
	const tree = parseSync(source, {
		filename: file,
		babelrc: false,
		configFile: false,
		parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
	});
	const messages: Found[] = [];
	if (!tree) {
		throw new Error(`${file} can't be parsed.`);
	}
	traverse(tree, {
		CallExpression(path) {
			const { callee, arguments: given } = path.node;
			if (callee.type === 'Identifier' && isMessageFunction(callee.name)) {
				const call = { name: callee.name, texts: given.map(textOf), note: noteOf(path), line: lineOf(path) };
				messages.push(messageOf(call, file));
			}
		},
	});
	return messages;
}

const lineOf = (path: NodePath): number => path.node.loc?.start.line ?? 0;

/** The text of a string, or of strings put together; null when it takes more to know it. */
function textOf(node: types.Node): string | null {
	switch (node.type) {
		case 'StringLiteral':
			return node.value;
		case 'TemplateLiteral':
			return node.expressions.length ? null : (node.quasis[0]?.value.cooked ?? null);
		case 'BinaryExpression': {
			const [left, right] = [textOf(node.left), textOf(node.right)];
			return node.operator === '+' && left !== null && right !== null ? left + right : null;
		}
		default:
			return null;
	}
}

/** The comment above, for translators. */
function noteOf(path: NodePath<types.CallExpression>): string | undefined {
	const line = lineOf(path);
	const inside = path.node.arguments.flatMap((node) => node.leadingComments ?? []);
	for (let place: NodePath | null = path; place && !place.isProgram(); place = place.parentPath) {
		const comments = [...inside, ...(place.node.leadingComments ?? [])];
		const note = comments.findLast(
			({ value, loc }) =>
				/^\W*translators:/i.test(value) && Math.abs(line - (loc?.end.line ?? 0)) <= LINES_BETWEEN,
		);
		if (note) {
			const lines = note.value.split('\n').map((text) => text.replace(/^[\s*]+/, '').trim());
			return lines.filter(Boolean).join(' ').replace(/^\W*/, '');
		}
	}
	return undefined;
}
