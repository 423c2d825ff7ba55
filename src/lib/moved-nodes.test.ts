import { tolerateMovedTexts } from './moved-nodes';

const { removeChild, insertBefore } = Node.prototype;
const element = (name: string, ...content: (string | Node)[]) => {
	const made = document.createElement(name);
	made.append(...content);
	return made;
};

beforeAll(() => tolerateMovedTexts());
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

it.each([
	['wrapped', (text: Text) => element('font', element('font', text)), '<i></i><b></b>'],
	['replaced', () => element('font', 'Hallo'), '<font>Hallo</font><b></b><i></i>'],
])('React can go on beside a text that was %s', (_, stand, left) => {
	const text = new Text('Hello');
	const parent = element('p', text, element('b'));
	const mark = new Text();
	text.replaceWith(mark);
	mark.replaceWith(stand(text));
	parent.insertBefore(element('i'), text);
	expect(parent.removeChild(text)).toBe(text);
	expect(parent.innerHTML).toBe(left);
});

it('an element in another place is a fault', () => {
	const parent = element('p', element('div', element('b')));
	const inner = parent.querySelector('b') as Element;
	expect(() => parent.removeChild(inner)).toThrow();
	expect(() => parent.insertBefore(element('i'), inner)).toThrow();
});
