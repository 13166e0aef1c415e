/** `shop document transmissions`, `retry` and `xml`: documents on their way to the tax offices (LAW-35). */
import { writeFile } from 'node:fs/promises'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { TRANSMISSION_STATES, type TransmissionState } from '#domain/documents/transmission.ts'
import { navDocument } from '#services/documents/nav-document.ts'
import type { Database } from '#store/database/db.ts'
import { findDocumentOf } from '#store/documents/documents.ts'
import { findTransmissionOf, listTransmissions, requeue, type Transmission } from '#store/documents/transmissions.ts'
import { writeNav, writeUbl } from '#src/server/xml-writer.ts'
import { CommandError } from './arguments/command-error.ts'
import { textOf, type Options } from './arguments/options.ts'

export const TRANSMISSION_USAGE = `  document transmissions [--state sent]     documents that wait for their tax office or were rejected, or in one state: the newest hundred
  document retry <number>                   send a document again that was rejected, or at once one that waits
  document xml <number> [--form nav] [--out file.xml]
                                            an invoice or credit note as UBL, or as Hungary's office wants it
`

const SHOWN = 100

export function transmissionCommand(
  db: Database,
  action: 'transmissions' | 'retry' | 'xml',
  { words, options }: { words: readonly string[]; options: Options },
  now: Date,
): Promise<string> {
  if (action === 'transmissions') return list(db, options)
  if (words.length !== 1) throw new CommandError('Say the number of one document.')
  const number = words[0]!.toUpperCase()
  return action === 'retry' ? retry(db, number, now) : xml(db, number, options)
}

async function list(db: Database, options: Options): Promise<string> {
  const state = textOf(options, 'state') ?? null
  if (state !== null && !(TRANSMISSION_STATES as readonly string[]).includes(state))
    throw new CommandError(`--state must be one of: ${TRANSMISSION_STATES.join(', ')}.`)
  const states: TransmissionState[] = state === null ? ['queued', 'rejected'] : [state as TransmissionState]
  const found = await listTransmissions(db.query, states, SHOWN)
  return found.length > 0 ? found.map(inWords).join('\n') : 'There are no such transmissions.'
}

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

/** 'NRO-2026-000123  RO  rejected  queued 2026-11-18 10:00  efactura 5001  attempts 2  BR-RO-120: …' */
const inWords = ({ record, authority, state, queuedAt, transmitter, reference, attempts, reason }: Transmission): string =>
  [
    record.number,
    authority,
    state,
    `queued ${minute(queuedAt)}`,
    transmitter && `${transmitter} ${reference}`,
    `attempts ${attempts}`,
    reason,
  ]
    .filter(Boolean)
    .join('  ')

async function retry(db: Database, number: string, now: Date): Promise<string> {
  const found = await findTransmissionOf(db.query, number)
  if (!found) throw new CommandError('No tax office is told of such a document.')
  const isQueued = await db.transaction((tx) => requeue(tx, found.documentId, now))
  if (!isQueued) throw new CommandError(`The office has the document: it is ${found.state}.`)
  return 'The document is sent when the shop runs.'
}

async function xml(db: Database, number: string, options: Options): Promise<string> {
  const form = textOf(options, 'form') ?? 'ubl'
  if (form !== 'ubl' && form !== 'nav') throw new CommandError('--form must be ubl or nav.')
  const document = await findDocumentOf(db.query, number)
  if (!document) throw new CommandError('There is no such document.')
  const { record, orderId } = document
  const text = form === 'ubl' ? await writeUbl(record) : await navOf(db, record, orderId)
  const file = textOf(options, 'out')
  if (file === undefined) return text
  if (!file.endsWith('.xml')) throw new CommandError('--out must name a file that ends in .xml.')
  await writeFile(file, text)
  return `${record.number} is in ${file}.`
}

/** @throws CommandError */
const navOf = (db: Database, record: DocumentRecord, orderId: string): Promise<string> =>
  navDocument({ db, writeNav }, { record, orderId }).catch((error: unknown) => {
    throw error instanceof RangeError ? new CommandError(error.message) : error
  })
