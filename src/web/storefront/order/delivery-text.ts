/** Texts of delivery methods and dates. */
import { byEmail, byEmailDetail, courier, locker, pickup, pickupFrom } from '#messages/delivery/methods.ts'
import { dayInWords, daysInWords } from '#messages/dates.ts'
import type { DeliveryOption } from '#web/schema/delivery.ts'

/** 'Curier la adresă', 'Ridicare din showroom Cluj-Napoca' */
export function methodName({ method, showroom }: Pick<DeliveryOption, 'method' | 'showroom'>): string {
  switch (method) {
    case 'courier':
      return courier()
    case 'locker':
      return locker()
    case 'pickup':
      return pickup({ city: showroom?.city ?? '' })
    case 'email':
      return byEmail()
  }
}

/** 'marți, 24 noiembrie', 'de joi, 26 noiembrie, în programul showroomului' */
export function methodWhen({ method, from, to }: Pick<DeliveryOption, 'method' | 'from' | 'to'>): string {
  if (method === 'email') return byEmailDetail()
  if (method === 'pickup') return pickupFrom({ day: dayInWords(from) })
  return daysInWords(from, to)
}
