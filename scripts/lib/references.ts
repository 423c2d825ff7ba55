/** Which declaration of the project refers to which, through imports. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nodesOf } from './syntax.ts';

/** `file#name` of a top-level declaration. */
export type Place = string;

export interface References {
	/** The declarations of each file, by its path. */
	declared: ReadonlyMap<string, readonly string[]>;
	/** What a declaration refers to, and what refers to it. */
	to: ReadonlyMap<Place, ReadonlySet<Place>>;
	from: ReadonlyMap<Place, ReadonlySet<Place>>;
	/** Those that are gone once the code runs. */
	types: ReadonlySet<Place>;
	/** The text of a declaration. */
	textOf(place: Place): string;
}

/** What an imported name refers to: a declaration, or all of a file. */
interface Import {
	file: string;
	name: string;
}

interface Declaration {
	names: string[];
	node: ts.Node;
}

const ALL = '*';

const namesBound = (name: ts.BindingName): string[] =>
	ts.isIdentifier(name)
		? [name.text]
		: name.elements.flatMap((part) => (ts.isBindingElement(part) ? namesBound(part.name) : []));

/** The declarations at the top of a file; a `declare module` adds to another file's. */
function declarationsIn(file: ts.SourceFile): Declaration[] {
	return file.statements.flatMap((node): Declaration[] => {
		if (ts.isVariableStatement(node)) {
			return node.declarationList.declarations.map((each) => ({ names: namesBound(each.name), node: each }));
		}
		const isNamed =
			ts.isFunctionDeclaration(node) ||
			ts.isClassDeclaration(node) ||
			ts.isInterfaceDeclaration(node) ||
			ts.isTypeAliasDeclaration(node) ||
			ts.isEnumDeclaration(node);
		return isNamed && node.name ? [{ names: [node.name.text], node }] : [];
	});
}

/** Local names of what a file imports from the project. */
function importsIn(file: ts.SourceFile, resolve: (specifier: string) => string | undefined) {
	const imports = new Map<string, Import>();
	for (const node of file.statements) {
		const target =
			ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)
				? resolve(node.moduleSpecifier.text)
				: undefined;
		const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
		if (!target || !bindings) {
			continue;
		}
		if (ts.isNamespaceImport(bindings)) {
			imports.set(bindings.name.text, { file: target, name: ALL });
		} else {
			for (const { name, propertyName } of bindings.elements) {
				imports.set(name.text, { file: target, name: (propertyName ?? name).text });
			}
		}
	}
	return imports;
}

/** A name that only says which member is meant: `.name`, `name:` or an attribute. */
function isMember(node: ts.Identifier): boolean {
	const { parent } = node;
	return (
		(ts.isPropertyAccessExpression(parent) && parent.name === node) ||
		(ts.isPropertyAssignment(parent) && parent.name === node) ||
		(ts.isPropertySignature(parent) && parent.name === node) ||
		(ts.isBindingElement(parent) && parent.propertyName === node) ||
		ts.isJsxAttribute(parent)
	);
}

/** `import('./file')` */
const lazyImport = (node: ts.Node): string | undefined => {
	const [specifier] =
		ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
	return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
};

/** Reads the references between the declarations of these files (path → text). */
export function referencesIn(sources: ReadonlyMap<string, string>): References {
	const files = new Map<string, ts.SourceFile>();
	const declarations = new Map<string, Declaration[]>();
	for (const [path, text] of sources) {
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
		files.set(path, file);
		declarations.set(path, declarationsIn(file));
	}
	const declared = new Map(
		[...declarations].map(([path, list]) => [path, list.flatMap(({ names }) => names)]),
	);
	const to = new Map<Place, Set<Place>>();
	const from = new Map<Place, Set<Place>>();
	const texts = new Map<Place, string>();
	const types = new Set<Place>();

	for (const [path, list] of declarations) {
		const resolve = (specifier: string) =>
			specifier.startsWith('.')
				? ['', '.ts', '.tsx']
						.map((ending) => join(dirname(path), specifier) + ending)
						.find((candidate) => files.has(candidate))
				: undefined;
		const imports = importsIn(files.get(path) as ts.SourceFile, resolve);
		const own = new Set(declared.get(path));
		for (const { names, node } of list) {
			const targets = new Set<Place>();
			for (const part of nodesOf(node)) {
				targetsOf(part, { path, own, imports, resolve, declared }).forEach((target) => targets.add(target));
			}
			for (const place of names.map((name) => `${path}#${name}`)) {
				to.set(place, targets);
				texts.set(place, node.getText());
				if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
					types.add(place);
				}
				targets.forEach((target) => from.set(target, (from.get(target) ?? new Set()).add(place)));
			}
		}
	}
	return { declared, to, from, types, textOf: (place) => texts.get(place) ?? '' };
}

/** The declarations that one node of the syntax refers to. */
function targetsOf(
	node: ts.Node,
	{
		path,
		own,
		imports,
		resolve,
		declared,
	}: {
		path: string;
		own: ReadonlySet<string>;
		imports: ReadonlyMap<string, Import>;
		resolve: (specifier: string) => string | undefined;
		declared: ReadonlyMap<string, readonly string[]>;
	},
): Place[] {
	const lazy = lazyImport(node);
	const file = lazy && resolve(lazy);
	if (file) {
		return (declared.get(file) ?? []).map((name) => `${file}#${name}`);
	}
	if (!ts.isIdentifier(node) || isMember(node)) {
		return [];
	}
	const found = imports.get(node.text);
	if (!found) {
		return own.has(node.text) ? [`${path}#${node.text}`] : [];
	}
	if (found.name !== ALL) {
		return [`${found.file}#${found.name}`];
	}
	const { parent } = node;
	return ts.isPropertyAccessExpression(parent) ? [`${found.file}#${parent.name.text}`] : [];
}
