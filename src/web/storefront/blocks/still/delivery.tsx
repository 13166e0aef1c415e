/** Block of delivery: the ways, and a table of countries. */
import * as text from '#messages/content/delivery.ts'
import { blockNames } from '#messages/content/blocks.ts'
import type { BlockViews, DeliveryWay } from '#web/storefront/blocks/view.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Table } from '#web/ui/table.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './delivery.module.css'
import * as waysStyles from './ways.module.css'

const ICONS: Record<DeliveryWay['method'], IconName> = { courier: 'truck', locker: 'package', pickup: 'storefront' }

export default function Delivery({ title, lead, ways, rows, bulky, rooms }: BlockViews['delivery']) {
  const hasLockers = rows.some(({ locker }) => locker !== '')
  const hasFree = rows.some(({ free }) => free !== '')
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <h2 className={title ? undefined : layoutStyles.visuallyHidden}>{title || blockNames.delivery()}</h2>
      {lead && <p className={`${textStyles.lead} ${waysStyles.lead}`}>{lead}</p>}
      <ul className={waysStyles.ways}>
        {ways.map(({ method, price, free, where }) => (
          <li key={method}>
            <Icon name={ICONS[method]} />
            <b>{text.methods[method]()}</b>
            <span className={waysStyles.price}>{price}</span>
            {free && <span>{free}</span>}
            <span>{where}</span>
          </li>
        ))}
      </ul>
      <Table
        caption={text.caption()}
        head={[
          text.where(),
          text.courier(),
          ...(hasLockers ? [text.locker()] : []),
          ...(hasFree ? [text.freeFrom()] : []),
          text.time(),
        ]}
        rows={rows.map(({ countries, courier, locker, free, days }) => [
          <span key="countries" className={styles.countries}>
            {countries}
          </span>,
          courier,
          ...(hasLockers ? [locker || text.none()] : []),
          ...(hasFree ? [free || text.none()] : []),
          days,
        ])}
      />
      {bulky && <p className={`${textStyles.small} ${textStyles.muted} ${waysStyles.note}`}>{bulky}</p>}
      {rooms.length > 0 && (
        <p className={`${textStyles.small} ${waysStyles.note}`}>
          {text.ourRooms()}{' '}
          {rooms.map((room, at) => (
            <span key={room.href}>
              {at > 0 && ', '}
              <a className={textStyles.link} href={room.href}>
                {room.text}
              </a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
