/** Bounds of what staff write, beside those of fields. */

/** Of a content's title. */
export const LONGEST_TITLE = 300
/** Of the name by which contents, campaigns and others call it. */
export const LONGEST_CONTENT_NAME = 80
/** Of what tells one state of a record from another. */
export const LONGEST_VERSION = 64
/** Of the words in which a campaign tells its state: they contain all of it. */
export const LONGEST_CAMPAIGN = 40_000
/** SKUs that are asked for at once, in characters. */
export const LONGEST_SKUS = 4000
