/* global jest, MUTATE_PATIENCE */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 5000 * MUTATE_PATIENCE });
// At once, since the tests after one that fails are left out.
jest.retryTimes(1, { retryImmediately: true });
