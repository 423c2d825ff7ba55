import { rootReducer } from './root';

const ANY = { type: 'any' };

describe('root reducer', () => {
	it('combines reducers only once, however many slices a chunk injects', () => {
		const first = jest.fn((state = 'initial') => state);
		let state = rootReducer(undefined, ANY);
		rootReducer.inject({ reducerPath: 'first', reducer: first });
		rootReducer.inject({ reducerPath: 'second', reducer: (count = 0) => count + 1 });
		rootReducer.inject({ reducerPath: 'third', reducer: () => null });
		expect(first).not.toHaveBeenCalled();
		const { page } = state;
		state = rootReducer(state, ANY);
		// Redux tries each with two actions of its own.
		expect(first).toHaveBeenCalledTimes(3);
		expect(state).toMatchObject({ first: 'initial', second: 1, third: null });
		expect(state.page).toBe(page);
		rootReducer(state, ANY);
		expect(first).toHaveBeenCalledTimes(4);
	});
});
