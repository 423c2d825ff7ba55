import { types as t, type NodePath, type PluginObj } from '@babel/core';

/**
 * For Babel: lets the minimizer drop what we don't use of a package that declares no side effects. What such
 * a package calls to fill a variable is marked as pure; names for developer tools go, and what's set on a
 * class moves into it, as either would keep its owner alive.
 */
export const markPure = (): PluginObj => ({
	visitor: {
		Program(program) {
			for (const statement of program.get('body')) {
				if (statement.isVariableDeclaration()) {
					statement.get('declarations').forEach(markInitial);
				} else if (statement.isExpressionStatement()) {
					release(statement);
				}
			}
		},
	},
});

function markInitial(declarator: NodePath<t.VariableDeclarator>): void {
	const initial = declarator.get('init');
	if (initial.isCallExpression() || initial.isNewExpression()) {
		t.addComment(initial.node, 'leading', '#__PURE__');
	}
	if (initial.isMemberExpression({ computed: true })) {
		// `React[USE]`: webpack would have to make a whole namespace of React.
		const { confident, value } = initial.get('property').evaluate() as { confident: boolean; value: unknown };
		if (confident && typeof value === 'string') {
			initial.node.computed = false;
			initial.node.property = t.identifier(value);
		}
	}
}

/** `Name.displayName = 'Name'` and `SomeClass.field = variable`. */
function release(statement: NodePath<t.ExpressionStatement>): void {
	const { expression } = statement.node;
	if (
		!t.isAssignmentExpression(expression, { operator: '=' }) ||
		!t.isMemberExpression(expression.left, { computed: false }) ||
		!t.isIdentifier(expression.left.object) ||
		!t.isIdentifier(expression.left.property)
	) {
		return;
	}
	const { object, property } = expression.left;
	const owner = statement.scope.getBinding(object.name)?.path;
	const made = owner?.isVariableDeclarator() ? owner.get('init') : owner;
	if (property.name === 'displayName') {
		statement.remove();
	} else if (made?.isClass() && t.isIdentifier(expression.right)) {
		made.node.body.body.push(t.classProperty(property, expression.right, null, null, false, true));
		statement.remove();
	}
}
