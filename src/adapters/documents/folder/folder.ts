/** Writes documents into a folder, from which somebody or something else takes them to the tax office. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TransmitterUnavailable, type DocumentTransmitter } from '#services/ports.ts'

/** Documents lie in one folder for each office: `RO/NRO-2026-000123.xml`. A file is whole, or not there. */
export const folderTransmitter = (folder: string): DocumentTransmitter => ({
  name: 'folder',
  async send({ id, authority, number, xml }) {
    const reference = join(authority, `${number.replace(/[^\w-]/g, '_')}.xml`)
    const file = join(folder, reference)
    const unfinished = `${file}.${id}.part`
    try {
      await writeFile(unfinished, xml).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        // The first document of its office.
        await mkdir(join(folder, authority), { recursive: true })
        await writeFile(unfinished, xml)
      })
      await rename(unfinished, file)
    } catch (error) {
      throw new TransmitterUnavailable(`the folder of documents cannot be written: ${(error as NodeJS.ErrnoException).code}`)
    }
    return { reference, outcome: { state: 'sent' } }
  },
  check: null,
})
