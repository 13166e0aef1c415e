/** Views and orders of the list of stock. */

/** `attention`: fewer pieces were found than are promised to orders. */
export const STOCK_VIEWS = ['all', 'low', 'sold_out', 'attention'] as const
export type StockView = (typeof STOCK_VIEWS)[number]

/** `article`: as articles were added; `fewest` and `most`: by available pieces. */
export const STOCK_SORTS = ['article', 'fewest', 'most'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** Rows of one page. */
export const STOCK_PAGE = 50
/** Days over which sales are counted, to say how long the pieces last. */
export const SALES_DAYS = 28

/** Days that the chart of a variant shows. */
export const CHART_DAYS = 42

/** Returns for how many days the available pieces last at the pace of the last weeks, null where nothing is sold. */
export const lastsDays = (available: number, sold: number): number | null =>
  sold === 0 ? null : Math.floor((available * SALES_DAYS) / sold)
