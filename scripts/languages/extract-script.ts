import { parseSync, traverse, type NodePath, type types } from '@babel/core';
import type { Found } from './message.ts';

interface Places {
	id: number;
	plural?: number;
	context?: number;
	domain: number;
}

/** Position of each part among the arguments of a function of `@wordpress/i18n`. */
const FUNCTIONS: Readonly<Record<string, Places>> = {
	__: { id: 0, domain: 1 },
	_x: { id: 0, context: 1, domain: 2 },
	_n: { id: 0, plural: 1, domain: 3 },
	_nx: { id: 0, plural: 1, context: 3, domain: 4 },
};

/** A note may stand above the `sprintf(` around the call, or above the statement that begins there. */
const LINES_BETWEEN = 2;

/**
 * The messages of a script, in their order. Throws when one cannot be read without
 * running the script, or is of another text domain.
 */
export function extractScript(source: string, file: string, domain: string): Found[] {
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
			const { callee } = path.node;
			const places =
				callee.type === 'Identifier' && Object.hasOwn(FUNCTIONS, callee.name)
					? FUNCTIONS[callee.name]
					: undefined;
			if (places) {
				messages.push(read(path, places, { file, domain }));
			}
		},
	});
	return messages;
}

function read(
	path: NodePath<types.CallExpression>,
	places: Places,
	{ file, domain }: { file: string; domain: string },
): Found {
	const line = lineOf(path);
	const part = (name: keyof Places) => {
		const place = places[name];
		const value = place === undefined ? undefined : textOf(path.node.arguments[place]);
		if (value === null) {
			throw new Error(`${file}:${line}: the ${name} of a message must be written as a plain string.`);
		}
		return value;
	};
	if (part('domain') !== domain) {
		throw new Error(`${file}:${line}: the text domain must be '${domain}'.`);
	}
	return {
		id: part('id') ?? '',
		plural: part('plural'),
		context: part('context'),
		note: noteOf(path),
		line,
	};
}

const lineOf = (path: NodePath): number => path.node.loc?.start.line ?? 0;

/** The text of a string, or of strings put together; null when it takes more to know it. */
function textOf(node: types.Node | null | undefined): string | null {
	switch (node?.type) {
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
