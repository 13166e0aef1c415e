/** What a merchant does once in a shop that began empty, in this order. */
export const FIRST_STEPS = ['seller', 'delivery', 'goods', 'published', 'home', 'order'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
