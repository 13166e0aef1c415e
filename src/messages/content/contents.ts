/** The table of contents of a long text. */
import { msg } from '#messages/text.ts'

export const contents = msg('Cuprins', 'Contents', 'Tartalom')
