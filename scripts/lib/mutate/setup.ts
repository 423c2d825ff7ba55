import { configure } from '@testing-library/dom';

declare const MUTATE_PATIENCE: number;

configure({ asyncUtilTimeout: 5000 * MUTATE_PATIENCE });
// At once, since the tests after one that fails are left out.
jest.retryTimes(1, { retryImmediately: true });
