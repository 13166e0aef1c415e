/** Layouts: what the header, the footer and the colours of a page look like (D-71). */

/**
 * `full`: content reaches the edges of the window; `promo`: logo and cart alone, nothing that leads away; `bf`: the evening of
 * Black Friday; `advent`: the nights before Christmas.
 */
export const LAYOUTS = ['default', 'full', 'promo', 'bf', 'advent'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Whether text is light on a dark ground. */
export const isDark = (layout: Layout): boolean => layout === 'bf' || layout === 'advent'
