/** The tabs of collections, brands and attributes; the open one says how many there are. */
import { useLocation } from 'react-router'
import { brands } from '#messages/admin/goods/brands.ts'
import { areas, collections } from '#messages/admin/goods/collections.ts'
import { attributesPage } from '#messages/admin/product.ts'
import { formatCount } from '#messages/text.ts'
import { Tabs } from '#admin/ui/tabs.tsx'

const AREAS = [
  { to: '/collections', name: collections },
  { to: '/brands', name: brands },
  { to: '/attributes', name: attributesPage },
]

export function AreaTabs({ count }: { count: number }) {
  const { pathname } = useLocation()
  return (
    <Tabs
      label={areas()}
      tabs={AREAS.map(({ to, name }) => ({
        to,
        name: name(),
        note: pathname === to || pathname.startsWith(`${to}/`) ? formatCount(count) : undefined,
      }))}
    />
  )
}
