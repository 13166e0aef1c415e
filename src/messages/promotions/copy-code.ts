/** The button that copies a code. */
import { msg } from '#messages/text.ts'

export const copy = msg('Copiază codul', 'Copy the code', 'Kód másolása')
/** For screen readers. */
export const copyNamed = msg('Copiază codul {code}', 'Copy the code {code}', 'Kód másolása: {code}')
export const copied = msg('Codul e copiat.', 'The code is copied.', 'A kódot kimásoltuk.')
