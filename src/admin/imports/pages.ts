/** Pages of imports and exports. */
import { exportTab, history, importAndExport } from '#messages/admin/imports.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/import',
    title: importAndExport,
    action: 'data.import',
    group: 'data',
    icon: 'arrows-down-up',
    load: async () => (await import('./upload-page.tsx')).UploadPage,
  },
  {
    path: '/import/history',
    title: history,
    action: 'data.import',
    group: null,
    load: async () => (await import('./history-page.tsx')).HistoryPage,
  },
  {
    path: '/import/export',
    title: exportTab,
    action: 'data.export',
    group: null,
    load: async () => (await import('./export-page.tsx')).ExportPage,
  },
  {
    path: '/import/:id',
    title: importAndExport,
    action: 'data.import',
    group: null,
    parent: '/import',
    load: async () => (await import('./run-page.tsx')).RunPage,
  },
]
