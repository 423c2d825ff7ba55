/** @jest-environment node */
import { transformSync } from '@babel/core';
import { markPure } from '../../scripts/webpack/mark-pure.ts';

const marked = (code: string) =>
	transformSync(code, { configFile: false, babelrc: false, plugins: [markPure] })?.code;

describe('markPure', () => {
	it('marks calls and constructors assigned to variables as pure', () => {
		expect(marked('const Context = createContext(null);')).toBe(
			'const Context = /*#__PURE__*/createContext(null);',
		);
		expect(marked('var seen = new WeakMap();')).toBe('var seen = /*#__PURE__*/new WeakMap();');
	});

	it('removes display names for developer tools', () => {
		expect(marked('const Link = make();\nLink.displayName = "Link";')).not.toContain('displayName');
	});

	it('moves properties set on a class inside it', () => {
		const code = marked('class Boundary {}\nBoundary.contextType = Context;');
		expect(code).toBe('class Boundary {\n  static contextType = Context;\n}');
		expect(marked('var Boundary = class {};\nBoundary.contextType = Context;')).toContain(
			'static contextType = Context;',
		);
	});

	it('resolves a constant used as a property name of a namespace', () => {
		expect(marked('const USE = "use";\nvar use = React[USE];')).toContain('var use = React.use;');
		expect(marked('var first = React[name];')).toBe('var first = React[name];');
	});

	it.each([
		'start();',
		'window.version = "7";',
		'counter.count = first;',
		'store.displayed = "yes";',
		'class Base {}\nBase.kind = read();',
		'function use() {\n  const made = make();\n  made.displayName = "A";\n}',
	])('leaves code with side effects unchanged: %s', (code) => {
		expect(marked(code)).toBe(code);
	});
});
