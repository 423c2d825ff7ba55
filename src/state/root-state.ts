/**
 * Slices the store always has. Each slice adds its own key beside its reducer, so there's no list to keep.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface EagerSlices {}

/** Slices that come with the chunk that uses them, and inject themselves into the root reducer. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

/** The whole state. A slice that no chunk has brought yet is missing. */
export type RootState = EagerSlices & Partial<LazyLoadedSlices>;
