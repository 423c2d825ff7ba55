import { isRightToLeft } from './direction';

describe('isRightToLeft', () => {
	it('follows the nearest direction set around the element', () => {
		document.body.innerHTML =
			'<div dir="rtl"><i id="a"></i><div dir="ltr"><i id="b"></i></div></div><i id="c"></i>';
		expect(['a', 'b', 'c'].map((id) => isRightToLeft(document.getElementById(id) as Element))).toEqual([
			true,
			false,
			false,
		]);
	});
});
