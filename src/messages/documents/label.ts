/** What is printed on the label of a parcel. */
import { msg } from '../text.ts'

export const title = msg('Eticheta coletului {awb}', 'Label of parcel {awb}', '{awb} csomagszámú csomag címkéje')
export const many = msg('Etichete de colete', 'Labels of parcels', 'Csomagcímkék')
export const from = msg('Expeditor', 'From', 'Feladó')
export const to = msg('Destinatar', 'To', 'Címzett')
