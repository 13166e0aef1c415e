/** Times of the question whether the shop can be reached, in milliseconds. */

/** Longest wait for an answer. */
export const REACH_MS = 5_000
/** Pause until it is asked again. */
export const AGAIN_MS = 5_000
