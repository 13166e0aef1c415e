/** Lengths of time in milliseconds, and in seconds where a header or a cookie counts in them. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const DAY_HOURS = 24
export const DAYS_A_WEEK = 7
export const DAY_SECONDS = 86_400
/** 365 days. */
export const YEAR_SECONDS = 31_536_000
