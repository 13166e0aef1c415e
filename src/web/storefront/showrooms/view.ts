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
  /** A listing of what is there. */
  stock: string
  pickup: boolean
  map: { src: string; width: number; height: number } | null
  labels: MapLabel[]
  place: Place | null
}
