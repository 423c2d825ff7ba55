import jsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

const BaseEnvironment = jsdomEnvironment.default ?? jsdomEnvironment;

/** What jsdom lacks or does slowly: Node's own classes, so that requests made here fit the embedded host. */
const FROM_NODE = [
	'fetch',
	'Request',
	'Response',
	'Headers',
	'FormData',
	'AbortController',
	'AbortSignal',
	'TextEncoder',
	'TextDecoder',
	'ReadableStream',
	'WritableStream',
	'TransformStream',
	'CompressionStream',
	'structuredClone',
	'Uint8Array',
	'URL',
	'URLSearchParams',
];

export default class BrowserEnvironment extends BaseEnvironment {
	constructor(config, context) {
		super(config, context, jsdom);
		for (const name of FROM_NODE) {
			this.global[name] = globalThis[name];
		}
	}
}
