import { ownScript } from './lib/own-script';

declare const __webpack_require__: { p: string };

// Chunks are beside the entry, wherever the host serves it from.
__webpack_require__.p = new URL('.', ownScript()?.src ?? __webpack_require__.p).href;
