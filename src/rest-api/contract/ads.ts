/** Payload of `wordads/settings` (host contract 5.11). */
import * as v from 'valibot';
import { flag } from './primitives';

export const adsSettings = v.object({ module_active: flag() });
