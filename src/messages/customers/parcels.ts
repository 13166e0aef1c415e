/** Parcels of an order on its page. */
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import { msg } from '#messages/text.ts'

export const parcels = msg('Colete', 'Parcels', 'Csomagok')
export const parcelNumber = msg('Coletul {number}', 'Parcel {number}', '{number}. csomag')

const STATUSES = {
  registered: msg('Înregistrat', 'Registered', 'Nyilvántartásba véve'),
  in_transit: msg('În tranzit', 'On its way', 'Úton van'),
  out_for_delivery: msg('În livrare', 'Out for delivery', 'Kiszállítás alatt'),
  at_pickup_point: msg('Gata de ridicare', 'Ready to collect', 'Átvehető'),
  delivered: msg('Livrat', 'Delivered', 'Kézbesítve'),
  returning: msg('Se întoarce la noi', 'On its way back to us', 'Úton vissza hozzánk'),
  problem: msg('Problemă la livrare', 'Delivery problem', 'Kézbesítési probléma'),
  unknown: msg('Stare necunoscută', 'Status unknown', 'Ismeretlen állapot'),
} satisfies Record<ParcelStatus, () => string>

const collected = msg('Ridicat', 'Collected', 'Átvéve')

/** Nobody delivers what is collected in a showroom. */
export const parcelStatusText = (status: ParcelStatus, courier: Courier): string =>
  status === 'delivered' && courier === 'pickup' ? collected() : STATUSES[status]()

const COURIERS = {
  own: msg('curierul nostru', 'our own courier', 'saját futárunk'),
  sameday: () => 'Sameday',
  fan: () => 'FAN Courier',
}

/** Returns the name of a courier; null where the customer collects the parcel. */
export const courierName = (courier: Courier): string | null => (courier === 'pickup' ? null : COURIERS[courier]())

export const courierLabel = msg('Curier', 'Courier', 'Futárszolgálat')
export const awbLabel = msg('AWB', 'Tracking number (AWB)', 'Csomagszám (AWB)')
export const sentLabel = msg('Plecat', 'Sent', 'Feladva')
export const readyLabel = msg('Pregătit', 'Ready since', 'Átvehető ettől')
export const arrivedLabel = msg('Ajuns', 'Arrived', 'Megérkezett')
export const collectedLabel = msg('Ridicat', 'Collected', 'Átvéve')
export const contentsLabel = msg('Conține', 'Contains', 'Tartalma')
export const follow = msg('Urmărește coletul', 'Track this parcel', 'Csomag követése')
