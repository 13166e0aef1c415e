/** Taking back what was done. */
import { msg } from '#messages/text.ts'

export const undo = msg('Anulează', 'Undo', 'Visszavonás')
export const takenBack = msg('Anulat: {act}', 'Undone: {act}', 'Visszavonva: {act}')
export const doneAgain = msg('Refăcut: {act}', 'Done again: {act}', 'Újra végrehajtva: {act}')
export const undoEntry = msg('Anulează: {act}', 'Undo: {act}', 'Visszavonás: {act}')
export const undoReason = msg('Motiv', 'Reason', 'Indok')
