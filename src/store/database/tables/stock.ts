/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { MovementKind } from '#domain/stock/movement.ts'
import type { Optional } from './column-types.ts'

export interface StockTables {
  stock: {
    variant_id: number
    warehouse_id: string
    on_hand: number
    reserved: Generated<number>
    unsent: Generated<number>
    low: Optional<number>
    missing: Optional<number>
    shelf: Optional<string>
  }
  stock_reservation: {
    order_id: string
    variant_id: number
    warehouse_id: string
    quantity: number
    state: 'held' | 'taken' | 'released'
    shipped: Generated<number>
  }
  stock_movement: {
    id: number
    at: Date
    variant_id: number
    warehouse_id: string
    kind: MovementKind
    on_hand: number
    reserved: number
    unsent: number
    on_hand_after: number
    reserved_after: number
    unsent_after: number
    order_id: Optional<string>
    document: Optional<string>
    staff_name: Optional<string>
    note: Optional<string>
  }
  stock_count: {
    id: string
    number: number
    warehouse_id: string
    part: 'everything' | 'collection' | 'brand' | 'shelf'
    part_of: Optional<string>
    part_name: string
    state: Generated<'open' | 'booked' | 'dropped'>
    started_at: Date
    started_by: string
    ended_at: Optional<Date>
    ended_by: Optional<string>
  }
  stock_count_line: {
    count_id: string
    variant_id: number
    expected: Optional<number>
    counted: Optional<number>
    booked: Optional<number>
  }
  stock_count_scan: {
    id: string
    count_id: string
    code: string
    variant_id: Optional<number>
    pieces: number
    at: Date
    received_at: Date
    staff_name: string
  }
  stock_transfer: {
    id: string
    number: number
    from_id: string
    to_id: string
    state: Generated<'draft' | 'sent' | 'received' | 'dropped'>
    note: Generated<string>
    expected_on: Optional<string>
    version: Generated<number>
    created_at: Date
    created_by: string
    sent_at: Optional<Date>
    sent_by: Optional<string>
    received_at: Optional<Date>
    received_by: Optional<string>
  }
  stock_transfer_line: {
    transfer_id: string
    variant_id: number
    position: number
    pieces: number
    received: Generated<number>
    difference: Optional<'lost' | 'damaged' | 'not_sent'>
  }
  stock_change: {
    id: number
    variant_id: number
  }
}
