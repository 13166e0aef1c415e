/** Papers of the warehouse as PDF, printed by the shop itself. */
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import type { PickingSheet } from '#domain/orders/picking-list.ts'

/** Prints labels as one PDF, a page a label. */
export type LabelsPrinter = (labels: readonly ParcelLabel[]) => Promise<Uint8Array>

/** Prints what has to be fetched in warehouses as PDF. */
export type PickingPrinter = (sheet: PickingSheet) => Promise<Uint8Array>
