/**
 * Optional props of components that no file of the product passes: those that only tests or the gallery pass are there on
 * paper alone. Types tell which prop a JSX attribute, a spread or an object is about.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { nodesOf } from './syntax.js';

const isProduct = (path) => !/\.test\.tsx?$|\/src\/gallery\//.test(path);

function openProgram(root) {
	const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
	const files = ts.sys.readDirectory(join(root, 'src'), ['.ts', '.tsx']).filter(isProduct);
	return ts.createProgram(files, { ...options, incremental: false, tsBuildInfoFile: undefined });
}

/** Declarations of a property of a type, those of each member of a union included. */
const declarationsOf = (type, name) =>
	(type?.isUnion() ? type.types : [type]).flatMap((member) => member?.getProperty(name)?.declarations ?? []);

/** Names that an object literal or the attributes of an element give a value. */
function* namesIn(node, checker) {
	for (const part of node.properties) {
		if (ts.isJsxSpreadAttribute(part) || ts.isSpreadAssignment(part)) {
			const type = checker.getTypeAtLocation(part.expression);
			yield* (type.isUnion() ? type.types : [type]).flatMap((member) =>
				member.getProperties().map((property) => property.name),
			);
		} else if (part.name) {
			yield part.name.getText();
		}
	}
	if (ts.isJsxAttributes(node) && hasChildren(node)) {
		yield 'children';
	}
}

const hasChildren = ({ parent }) =>
	ts.isJsxOpeningElement(parent) &&
	parent.parent.children.some((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);

/** Members of the type of the first parameter of functions whose name starts with a capital letter. */
function* optionalProps(file, checker) {
	for (const node of nodesOf(file)) {
		if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '') || !node.parameters[0]) {
			continue;
		}
		const type = checker.getTypeAtLocation(node.parameters[0]);
		for (const member of type.isUnion() ? type.types : [type]) {
			for (const prop of member.getProperties()) {
				const [declaration] = prop.declarations ?? [];
				if (declaration && ts.isPropertySignature(declaration) && declaration.questionToken) {
					yield { component: node.name.text, declaration };
				}
			}
		}
	}
}

/** `[{ file, line, component, prop }]`, by file and line. */
export function findUnusedProps(root, folder = 'src') {
	const program = openProgram(root);
	const checker = program.getTypeChecker();
	const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')));
	const passed = new Set();
	for (const node of own.flatMap((file) => [...nodesOf(file)])) {
		if (ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node)) {
			const type = checker.getContextualType(node);
			for (const name of type ? namesIn(node, checker) : []) {
				declarationsOf(checker.getNonNullableType(type), name).forEach((declaration) =>
					passed.add(declaration),
				);
			}
		}
	}
	const found = new Map();
	for (const file of own) {
		for (const { component, declaration } of optionalProps(file, checker)) {
			const { fileName } = declaration.getSourceFile();
			if (!passed.has(declaration) && fileName.startsWith(join(root, folder))) {
				const { line } = declaration.getSourceFile().getLineAndCharacterOfPosition(declaration.getStart());
				const prop = declaration.name.getText();
				found.set(declaration, { file: relative(root, fileName), line: line + 1, component, prop });
			}
		}
	}
	return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
