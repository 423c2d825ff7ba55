import { parseSync, traverse } from '@babel/core';

/** Position of each part among the arguments of a function of `@wordpress/i18n`. */
const FUNCTIONS = {
	__: { id: 0, domain: 1 },
	_x: { id: 0, context: 1, domain: 2 },
	_n: { id: 0, plural: 1, domain: 3 },
	_nx: { id: 0, plural: 1, context: 3, domain: 4 },
};

/** A note may stand above the `sprintf(` around the call, or above the statement that begins there. */
const LINES_BETWEEN = 2;

/**
 * The messages of a script, in the order in which they stand there: `{ id, plural, context, note, line }`. Throws when
 * one cannot be read without running the script, or is of another text domain.
 */
export function extractScript(source, file, domain) {
	const tree = parseSync(source, {
		filename: file,
		babelrc: false,
		configFile: false,
		parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
	});
	const messages = [];
	traverse(tree, {
		CallExpression(path) {
			const places = FUNCTIONS[path.node.callee.name];
			if (places) {
				messages.push(read(path, places, { file, domain }));
			}
		},
	});
	return messages;
}

function read(path, places, { file, domain }) {
	const { line } = path.node.loc.start;
	const part = (name) => {
		const argument = path.node.arguments[places[name]];
		const value = places[name] === undefined ? undefined : textOf(argument);
		if (value === null) {
			throw new Error(`${file}:${line}: the ${name} of a message must be written as a plain string.`);
		}
		return value;
	};
	if (part('domain') !== domain) {
		throw new Error(`${file}:${line}: the text domain must be '${domain}'.`);
	}
	return { id: part('id'), plural: part('plural'), context: part('context'), note: noteOf(path), line };
}

/** The text of a string, or of strings put together; null when it takes more to know it. */
function textOf(node) {
	switch (node?.type) {
		case 'StringLiteral':
			return node.value;
		case 'TemplateLiteral':
			return node.expressions.length ? null : node.quasis[0].value.cooked;
		case 'BinaryExpression': {
			const [left, right] = [textOf(node.left), textOf(node.right)];
			return node.operator === '+' && left !== null && right !== null ? left + right : null;
		}
		default:
			return null;
	}
}

/** What the comment above tells translators. */
function noteOf(path) {
	const { line } = path.node.loc.start;
	const inside = path.node.arguments.flatMap((node) => node.leadingComments ?? []);
	for (let place = path; place && !place.isProgram(); place = place.parentPath) {
		const comments = [...inside, ...(place.node.leadingComments ?? [])];
		const note = comments.findLast(
			({ value, loc }) => /^\W*translators:/i.test(value) && Math.abs(line - loc.end.line) <= LINES_BETWEEN,
		);
		if (note) {
			const lines = note.value.split('\n').map((text) => text.replace(/^[\s*]+/, '').trim());
			return lines.filter(Boolean).join(' ').replace(/^\W*/, '');
		}
	}
	return undefined;
}
