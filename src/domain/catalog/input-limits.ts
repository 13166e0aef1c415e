/** Bounds of what is entered into the shop. */

/** The largest value of a number in the database: amounts in hundredths, pieces, grams. */
export const LARGEST_NUMBER = 2_147_483_647
/** Characters of a key, a SKU or a tag. */
export const LONGEST_KEY = 80
/** Pixels of a picture's width or height. */
export const LONGEST_SIDE = 32_767
/** Months of a child's or a mother's age. */
export const OLDEST_MONTHS = 1200
/** Pieces of one part of a bundle. */
export const MOST_OF_A_PART = 1000
