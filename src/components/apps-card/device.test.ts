import { deviceOf } from './device';

it.each([
	['Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)', 'ios'],
	['Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X)', 'ios'],
	['Mozilla/5.0 (Linux; Android 13; Pixel 7)', 'android'],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'other'],
	['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; like iPhone)', 'other'],
	['', 'other'],
])('“%s” is %s [DASH-032]', (agent, device) => {
	expect(deviceOf(agent)).toBe(device);
});
