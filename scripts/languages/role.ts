import type { NodePath, types } from '@babel/core';

/** What kind of text a message is; undefined when the code around it doesn't tell. */
export type Role = 'label' | 'sentence' | 'progress' | 'keywords' | undefined;

const LABELS = new Set(
	(
		'label title name heading action enable columns checkoutText ctaText callToAction caption legend placeholder ' +
		'aria-label points items pluginName Button LinkButton ExternalLink TrackedLink Link BackupLink ScanLink Badge ' +
		'ScreenHeading h1 h2 h3 h4 a strong th dt label figcaption summary'
	).split(' '),
);
const SENTENCES = new Set(
	(
		'description help offlineText offText connectText missing message reason success failure disabledReason ' +
		'MutedText p Notice'
	).split(' '),
);
const PROGRESS = new Set(['progress', 'busy']);

/** By the property, attribute or element around it: `title={__('Backups')}` is a label. */
export function roleOf(path: NodePath): Role {
	const name = nameAround(path);
	switch (true) {
		case name === 'keywords':
			return 'keywords';
		case name !== undefined && LABELS.has(name):
			return 'label';
		case name !== undefined && SENTENCES.has(name):
			return 'sentence';
		case name !== undefined && PROGRESS.has(name):
			return 'progress';
		default:
			return undefined;
	}
}

function nameAround(path: NodePath): string | undefined {
	for (let at = path.parentPath; at; at = at.parentPath) {
		const { node } = at;
		switch (node.type) {
			case 'JSXAttribute':
				return node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
			case 'ObjectProperty':
				return keyName(node.key);
			case 'JSXElement': {
				const { name } = node.openingElement;
				return name.type === 'JSXIdentifier' ? name.name : undefined;
			}
			// A whole function may make any kind of text.
			case 'BlockStatement':
			case 'Program':
				return undefined;
		}
	}
	return undefined;
}

const keyName = (key: types.Node): string | undefined =>
	key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
