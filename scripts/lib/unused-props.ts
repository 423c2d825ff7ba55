/**
 * Optional props of components that no file of the product passes: those that only tests or the gallery
 * pass are there on paper alone. Types tell which prop a JSX attribute, a spread or an object is about.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { nodesOf } from './syntax.ts';

const isProduct = (path: string): boolean => !/\.test\.tsx?$|\/src\/gallery\//.test(path);

function openProgram(root: string): ts.Program {
	const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
		config: { compilerOptions: unknown };
	};
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
	const files = ts.sys.readDirectory(join(root, 'src'), ['.ts', '.tsx']).filter(isProduct);
	return ts.createProgram(files, { ...options, incremental: false, tsBuildInfoFile: undefined });
}

/** Declarations of a property of a type, those of each member of a union included. */
const declarationsOf = (type: ts.Type, name: string): ts.Declaration[] =>
	membersOf(type).flatMap((member) => member.getProperty(name)?.declarations ?? []);

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Names that an object literal or the attributes of an element give a value. */
function* namesIn(node: ts.JsxAttributes | ts.ObjectLiteralExpression, checker: ts.TypeChecker) {
	for (const part of node.properties) {
		if (ts.isJsxSpreadAttribute(part) || ts.isSpreadAssignment(part)) {
			const type = checker.getTypeAtLocation(part.expression);
			yield* membersOf(type).flatMap((member) => member.getProperties().map(({ name }) => name));
		} else if (part.name) {
			yield part.name.getText();
		}
	}
	if (ts.isJsxAttributes(node) && hasChildren(node)) {
		yield 'children';
	}
}

const hasChildren = ({ parent }: ts.JsxAttributes): boolean =>
	ts.isJsxOpeningElement(parent) &&
	parent.parent.children.some((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);

/** Members of the type of the first parameter of functions whose name starts with a capital letter. */
function* optionalProps(file: ts.SourceFile, checker: ts.TypeChecker) {
	for (const node of nodesOf(file)) {
		const [props] = ts.isFunctionDeclaration(node) ? node.parameters : [];
		const component = ts.isFunctionDeclaration(node) ? (node.name?.text ?? '') : '';
		if (!props || !/^[A-Z]/.test(component)) {
			continue;
		}
		for (const member of membersOf(checker.getTypeAtLocation(props))) {
			for (const prop of member.getProperties()) {
				const [declaration] = prop.declarations ?? [];
				if (declaration && ts.isPropertySignature(declaration) && declaration.questionToken) {
					yield { component, declaration };
				}
			}
		}
	}
}

interface UnusedProp {
	file: string;
	line: number;
	component: string;
	prop: string;
}

/** Optional props that nothing passes, by file and line. */
export function findUnusedProps(root: string, folder = 'src'): UnusedProp[] {
	const program = openProgram(root);
	const checker = program.getTypeChecker();
	const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')));
	const passed = new Set<ts.Declaration>();
	for (const node of own.flatMap((file) => [...nodesOf(file)])) {
		if (ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node)) {
			const type = checker.getContextualType(node);
			if (type) {
				[...namesIn(node, checker)]
					.flatMap((name) => declarationsOf(checker.getNonNullableType(type), name))
					.forEach((declaration) => passed.add(declaration));
			}
		}
	}
	const found = new Map<ts.Declaration, UnusedProp>();
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
