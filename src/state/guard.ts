import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { currentPlace } from '../lib/bugs';
import { ApiError, toFailure } from '../rest-api/errors';
import { failureText } from './failure-text';
import { noticeShown } from './notices/slice';
import { failureDetails } from './notices/tell';
import type { RootState } from './store';

/**
 * Faults of our own in reducers and thunks are told, and nothing waits for good because of one: a load whose answer a
 * reducer trips over has failed, and says so where it shows. Any other fault is said in a notice.
 */
export const guard: Middleware<object, RootState> =
	({ dispatch, getState }) =>
	(next) =>
	(action) => {
		const place = isNamed(action) ? action.type : currentPlace();
		const tell = (error: unknown) => {
			// A failed call: the caller hears of it.
			if (error instanceof ApiError) {
				return;
			}
			const failure = toFailure(error, place);
			if (place !== noticeShown.type) {
				const details = failureDetails(failure, getState().page);
				dispatch(noticeShown({ noticeId: 'bug', status: 'is-error', text: failureText(failure), details }));
			}
		};
		try {
			const result = next(action);
			if (result instanceof Promise) {
				result.catch(tell);
			}
			return result;
		} catch (error) {
			if (isFulfilled(action)) {
				// The same object: it's what the thunk resolves to.
				return next(Object.assign(action, rejection(action, toFailure(error, place))));
			}
			tell(error);
			throw error;
		}
	};

const isNamed = (action: unknown): action is { type: string } =>
	typeof action === 'object' && action !== null && 'type' in action;

const rejection = ({ type, meta }: { type: string; meta: object }, payload: object) => ({
	type: type.replace(/fulfilled$/, 'rejected'),
	payload,
	error: { message: 'Rejected' },
	meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true },
});
