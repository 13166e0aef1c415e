/** Calls of staff that wait until an owner agrees (D-64): of actions that a role may do on approval only. */

export const REQUEST_STATES = ['waiting', 'running', 'done', 'failed', 'refused'] as const
/** `failed`: an owner had agreed, and the call was refused when it was carried out. */
export type RequestState = (typeof REQUEST_STATES)[number]

/** Requests are deleted after this time. */
export const REQUEST_KEPT_DAYS = 365
/** Requests that are listed, the newest. */
export const REQUESTS_LISTED = 100
