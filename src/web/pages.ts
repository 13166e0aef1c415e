import type { ComponentType } from 'react'
import type { PageName } from '#web/routes.ts'

export interface PageModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- each page knows its own data; load and page are checked side by side
  Component: ComponentType<{ data: any }>
}

const found = import.meta.glob<PageModule>('./pages/*/page.tsx')

/** The code of each page, a chunk of its own. */
export const pages = Object.fromEntries(Object.entries(found).map(([file, load]) => [file.split('/')[2], load])) as Record<
  PageName,
  () => Promise<PageModule>
>
