/** Pages of messages. */
import { messages } from '#messages/admin/inbox.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/messages',
    title: messages,
    action: 'messages.read',
    group: 'work',
    icon: 'envelope-simple',
    load: async () => (await import('./messages-page.tsx')).MessagesPage,
  },
]
