import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { TransmitterUnavailable } from '#services/ports.ts'
import { folderTransmitter } from './folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'nestling-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

const document = {
  id: 'a',
  authority: 'RO',
  isCreditNote: false,
  isToCompany: false,
  isBuyerAbroad: false,
  taxNumber: '1',
  xml: '<Invoice/>',
} as const

test('a document is one file of its office; a second time it is the same file', async () => {
  const { send, check } = folderTransmitter(folder)
  for (let time = 0; time < 2; time++)
    expect(await send({ ...document, number: 'NRO-2026-000001' })).toEqual({
      reference: 'RO/NRO-2026-000001.xml',
      outcome: { state: 'sent' },
    })
  expect(readdirSync(join(folder, 'RO'))).toEqual(['NRO-2026-000001.xml'])
  expect(readFileSync(join(folder, 'RO/NRO-2026-000001.xml'), 'utf8')).toBe('<Invoice/>')
  expect(check).toBeNull()
})

test('a number leads nowhere else', async () => {
  const sent = await folderTransmitter(folder).send({ ...document, number: '../../N 1' })
  expect(sent.reference).toBe('RO/______N_1.xml')
})

test('a folder that cannot be written may be there later', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(folderTransmitter(file).send({ ...document, number: 'N-1' })).rejects.toThrow(TransmitterUnavailable)
})
