import { autoBatchEnhancer, isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { applyMiddleware, compose, legacy_createStore as createStore, type StoreEnhancer } from 'redux';
import { withExtraArgument } from 'redux-thunk';
import { currentLocation, onBug } from '../lib/bugs';
import { ApiError, toFailure } from '../rest-api/client/errors';
import { failureDetails, failureText } from './failure-text';
import { noticeShown, noticesState } from './notices/slice';
import type { RootState } from './root-state';
import type { Bootstrap } from '../bootstrap/bootstrap';
import type { AppDispatch, Services } from './app-thunk';
import { connectionState } from './connection/slice';
import { licensingState } from './licensing/slice';
import { modulesState } from './modules/slice';
import { pageState } from './page/slice';
import { rootReducer } from './root';
import { settingsState } from './settings/slice';
import { userState } from './user/slice';

/**
 * Bugs of our own in reducers and thunks are reported, and nothing waits forever because of one: a load whose
 * answer a reducer trips over has failed, and says so where it shows. Any other bug shows a notice.
 */
export const reportBugs: Middleware<object, RootState> =
	({ dispatch, getState }) =>
	(next) =>
	(action) => {
		const location = isNamed(action) ? action.type : currentLocation();
		const report = (error: unknown) => {
			// A failed call: the caller hears of it.
			if (error instanceof ApiError) {
				return;
			}
			const failure = toFailure(error, location);
			if (location !== noticeShown.type) {
				const details = failureDetails(failure, getState().page);
				dispatch(noticeShown({ noticeId: 'bug', status: 'is-error', text: failureText(failure), details }));
			}
		};
		try {
			const result = next(action);
			if (result instanceof Promise) {
				result.catch(report);
			}
			return result;
		} catch (error) {
			if (isFulfilled(action)) {
				// The same object: it's what the thunk resolves to.
				return next(Object.assign(action, rejection(action, toFailure(error, location))));
			}
			report(error);
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

/** A store of its own for each page (and each test), filled from what the host printed. */
export function makeStore(bootstrap: Bootstrap, extra: Services) {
	onBug((location, error) => extra.analytics.record('jetpack_wpa_page_error', { place: location, error }));
	const preloadedState = {
		connection: connectionState(bootstrap),
		licensing: licensingState(bootstrap),
		modules: modulesState(bootstrap),
		notices: noticesState(bootstrap),
		page: pageState(bootstrap),
		settings: settingsState(bootstrap),
		user: userState(bootstrap),
	};
	// As `configureStore` does it, without its checks: 0.5 kB of the first load.
	const enhancer: StoreEnhancer<{ dispatch: AppDispatch }> = compose(
		applyMiddleware(reportBugs, withExtraArgument(extra)),
		autoBatchEnhancer(),
	);
	return createStore(rootReducer, preloadedState, enhancer);
}

export type AppStore = ReturnType<typeof makeStore>;
