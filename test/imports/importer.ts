/** Imports a file as staff do: upload, dry run, import, undo. */
import { mkdir, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { ImportKind, ImportOptions } from '#domain/imports/import-kind.ts'
import { exportRows } from '#services/imports/export-rows.ts'
import { importFile, importFolder } from '#services/imports/import-files.ts'
import { runImport } from '#services/imports/import-job.ts'
import { askForApply, askForCheck, askForUndo, beginImport, newImportId } from '#services/imports/import-runs.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { listGroups } from '#store/imports/groups.ts'
import { changeRun } from '#store/imports/runs.ts'
import type { TestShop } from '#test/shop.ts'

/** Returns what tests do with files of a shop. */
export function importer(shop: TestShop) {
  async function uploaded(kind: ImportKind, content: string) {
    const id = newImportId(shop)
    await mkdir(importFolder(shop.config, id), { recursive: true })
    await writeFile(importFile(shop.config, id), content)
    const begun = await beginImport(shop, CONSOLE, { id, kind, fileName: 'file.csv' })
    if (!begun.ok) throw new Error(begun.reason)
    return begun.run
  }
  async function checked(kind: ImportKind, content: string, more: Partial<ImportOptions> = {}) {
    const { id, options, mapping } = await uploaded(kind, content)
    await changeRun(shop.db.query, id, { options: { ...options, ...more } })
    expect(await askForCheck(shop, id, { mapping, options: { ...options, ...more } })).toBe('done')
    return runImport(shop, id)
  }
  async function applied(kind: ImportKind, content: string, more: Partial<ImportOptions> = {}) {
    const { id } = await checked(kind, content, more)
    expect(await askForApply(shop, id)).toBe('done')
    return runImport(shop, id)
  }
  async function undone(id: string) {
    expect(await askForUndo(shop, id)).toBe('done')
    return runImport(shop, id)
  }
  const groupsOf = (id: string) => listGroups(shop.db.query, id, { states: null, after: 0, most: 100 })
  return {
    uploaded,
    checked,
    applied,
    undone,
    groupsOf,
    exported: async (kind: ImportKind = 'products', format: 'csv' | 'jsonl' = 'csv') =>
      (await Array.fromAsync(exportRows(shop, kind, format))).join(''),
    /** 'line column code' of each fault and warning; what is made beside is left out. */
    codes: async (id: string) =>
      (await groupsOf(id)).flatMap(({ remarks }) =>
        remarks.flatMap(({ line, column, code }) => (code === 'made' ? [] : `${line} ${column} ${code}`)),
      ),
  }
}
