/** Every endpoint under `/api/my`: for signed-in customers, about their own account. */
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import { routes as addresses } from './addresses.server.ts'
import { routes as children } from './children.server.ts'
import { routes as details } from './details.server.ts'
import { routes as identities } from './identities.server.ts'
import { routes as orders } from './orders.server.ts'
import { routes as passkeys } from './passkeys.server.ts'
import { routes as privacy } from './privacy.server.ts'
import { routes as recalls } from './recalls.server.ts'
import { routes as savedLists } from './saved-lists.server.ts'
import { routes as vouchers } from './vouchers.server.ts'

export const routes: ApiRoute[] = [
  ...details,
  ...identities,
  ...addresses,
  ...children,
  ...orders,
  ...recalls,
  ...savedLists,
  ...vouchers,
  ...passkeys,
  ...privacy,
]
