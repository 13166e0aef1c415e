/** One showroom. */
import { showroomsHref } from '#domain/market/page-paths.ts'
import * as text from '#messages/delivery/showrooms.ts'
import { Room } from '#web/storefront/showrooms/room.tsx'
import type { RoomView } from '#web/storefront/showrooms/view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/showrooms/page.module.css'

export interface ShowroomPageView {
  room: RoomView
  others: { name: string; href: string }[]
}

export function Component({ data: { room, others } }: { data: ShowroomPageView }) {
  const market = useMarket()
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={[{ name: text.showrooms(), href: showroomsHref(market) }, { name: room.name }]} />
      </div>
      <Room room={room} isPage />
      {others.length > 0 && (
        <nav className={`${layoutStyles.wrap} ${styles.others}`} aria-labelledby="others">
          <h2 id="others" className={textStyles.h3}>
            {text.others()}
          </h2>
          <ul>
            {others.map(({ name, href }) => (
              <li key={href}>
                <a className={textStyles.link} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}
