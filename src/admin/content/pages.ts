/** Pages of written content. */
import { blog, editor, menus, pages as pagesTitle } from '#messages/admin/content/pages.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/pages',
    title: pagesTitle,
    action: 'content.read',
    group: 'content',
    icon: 'article',
    load: async () => (await import('./pages-page.tsx')).PagesPage,
  },
  {
    path: '/pages/:id',
    title: editor,
    action: 'content.read',
    group: null,
    load: async () => (await import('./editor-page.tsx')).EditorPage,
  },
  {
    path: '/blog',
    title: blog,
    action: 'content.read',
    group: 'content',
    icon: 'newspaper',
    load: async () => (await import('./blog-page.tsx')).BlogPage,
  },
  {
    path: '/blog/:id',
    title: editor,
    action: 'content.read',
    group: null,
    load: async () => (await import('./editor-page.tsx')).EditorPage,
  },
  {
    path: '/menus',
    title: menus,
    action: 'content.read',
    group: 'content',
    icon: 'list',
    load: async () => (await import('./menus-page.tsx')).MenusPage,
  },
]
