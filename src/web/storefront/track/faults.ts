/** Why the tracking page shows no parcel; a word of its address after a form. */
export const FAULTS = ['unknown', 'unknown-order', 'too-many'] as const
export type TrackFault = (typeof FAULTS)[number]
