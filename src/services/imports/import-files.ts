/** Where the files of an import lie: in the data directory, in a folder of its own. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#services/shop.ts'

type Place = Pick<Shop['config'], 'dataDir'>

export const importFolder = ({ dataDir }: Place, run: string): string => join(dataDir, 'imports', run)
export const importFile = (place: Place, run: string): string => join(importFolder(place, run), 'rows')
export const archiveFile = (place: Place, run: string): string => join(importFolder(place, run), 'pictures.zip')

export async function makeImportFolder(place: Place, run: string): Promise<void> {
  await mkdir(importFolder(place, run), { recursive: true })
}

export async function removeImportFolder(place: Place, run: string): Promise<void> {
  await rm(importFolder(place, run), { recursive: true, force: true })
}
