/**
 * The QR code of https://jetpack.com/redirect/?source=jetpack-plugin-dashboard-apps-card, the page of the
 * apps. It names no site, so it's the same for all. One row of modules each in hexadecimal, one bit per
 * module.
 *
 * Made with the npm package qrcode: `create(URL, { errorCorrectionLevel: 'L' }).modules` has the bits in
 * `data`. The test beside this file reads the code as a phone would.
 */
export const APPS_CODE: readonly string[] = [
	'1fc55fe7f',
	'1054bdc41',
	'174122b5d',
	'175dec15d',
	'17481f25d',
	'105b71441',
	'1fd55557f',
	'000e10c00',
	'1f7a881aa',
	'1b9593667',
	'01c4645da',
	'162144f74',
	'04fde94b8',
	'0e901fe43',
	'117b20012',
	'1a0a65de4',
	'1143c97b2',
	'1a295324b',
	'1959315ca',
	'179c01ce4',
	'01f1f85b2',
	'169657e4b',
	'136938cea',
	'169b22cac',
	'17ecea5f1',
	'00165fd11',
	'1fd0a5352',
	'104571b1f',
	'1759ab5f2',
	'175e9e81c',
	'17507914e',
	'105b75eec',
	'1fd5cc7ca',
];
