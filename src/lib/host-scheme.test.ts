import { hostScheme } from './host-scheme';

describe('hostScheme', () => {
	it.each([
		['rgb(240, 240, 241)', 'light'],
		['rgb(20, 20, 22)', 'dark'],
		['rgb(110, 110, 110)', 'light'],
		['rgb(109, 109, 109)', 'dark'],
		['rgb(0, 255, 0)', 'light'],
		['rgb(255, 0, 0)', 'dark'],
		['rgb(0, 0, 255)', 'dark'],
		['rgba(0, 0, 0, 0.1)', 'light'],
		['rgba(0, 0, 0, 0.5)', 'light'],
		['rgba(0, 0, 0, 0.6)', 'dark'],
		['', 'light'],
	])('reads the background %p as %s', (background, scheme) => {
		document.body.innerHTML = '<div><div id="c"></div></div>';
		document.body.style.backgroundColor = background;
		expect(hostScheme(document.getElementById('c') as HTMLElement)).toBe(scheme);
	});

	it('uses the first background behind the container, not its own', () => {
		document.body.innerHTML =
			'<div style="background: rgb(20, 20, 22)"><div><div id="c" style="background: white"></div></div></div>';
		document.body.style.backgroundColor = 'rgb(240, 240, 241)';
		expect(hostScheme(document.getElementById('c') as HTMLElement)).toBe('dark');
	});
});
