import type { ApiRoute } from '#web/server/api.ts'
import { routes as cards } from './cards.ts'
import { routes as menu } from './menu.ts'
import { routes as sandbox } from './sandbox.ts'

/** Every endpoint of the shop; what is not in this list is refused. */
export const apiRoutes: readonly ApiRoute[] = [...menu, ...cards, ...sandbox]
