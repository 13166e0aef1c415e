/** Whether the content of a layout reaches the edges of the window. */
import type { Layout } from '#domain/content/layout.ts'

export const isFull = (layout: Layout | undefined): boolean => layout === 'full' || layout === 'promo'
