/** A showroom as its pages show it. */
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import type { HoursException, MapLabel, Place } from '#domain/delivery/showroom.ts'

export interface RoomView {
  id: string
  name: string
  city: string
  /** Its own page. */
  href: string
  intro: string
  /** Street, and postcode with town. */
  address: [street: string, town: string]
  phone: string
  email: string
  week: OpeningWeek
  /** Of the next weeks. */
  exceptions: HoursException[]
  timeZone: string
  parking: string
  access: string
  directions: string
  /** The listing that shows what is there when it is filtered by the warehouse. */
  stock: string
  pickup: boolean
  map: { src: string; width: number; height: number } | null
  labels: MapLabel[]
  place: Place | null
}
