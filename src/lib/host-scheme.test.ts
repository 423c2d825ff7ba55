import { hostScheme } from './host-scheme';

describe('hostScheme', () => {
	it.each([
		['rgb(240, 240, 241)', 'light'],
		['rgb(20, 20, 22)', 'dark'],
		['rgba(0, 0, 0, 0.1)', 'light'],
		['', 'light'],
	])('takes a page on %p for %s', (background, scheme) => {
		document.body.innerHTML = '<div><div id="c"></div></div>';
		document.body.style.backgroundColor = background;
		expect(hostScheme(document.getElementById('c') as HTMLElement)).toBe(scheme);
	});
});
