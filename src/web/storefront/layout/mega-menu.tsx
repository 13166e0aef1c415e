/** The panel of a menu item, loaded when it is opened. */
import { seeAll } from '#messages/menu.ts'
import type { MenuPanel } from '#web/schema/layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as chipStyles from '#web/ui/chip.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './mega-menu.module.css'

export default function MegaMenu({ panel, onFollow }: { panel: MenuPanel; onFollow: () => void }) {
  return (
    <div
      className={panel.columns.length > 4 ? `${styles.mega} ${styles.many}` : styles.mega}
      id="mega"
      role="region"
      aria-label={panel.name}
    >
      <div className={layoutStyles.wrap}>
        {panel.columns.map((column, at) => (
          <div key={at}>
            {column.title && <h3>{column.title}</h3>}
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} onClick={onFollow}>
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
            {column.all && (
              <a className={styles.all} href={column.all} onClick={onFollow}>
                {seeAll()} <Icon name="arrow-right" small />
              </a>
            )}
          </div>
        ))}
        {panel.cover && (
          <a className={styles.cover} href={panel.cover.href} onClick={onFollow}>
            <img src={panel.cover.image} alt={panel.cover.alt ?? ''} />
            <span>{panel.cover.text}</span>
          </a>
        )}
      </div>
      <div className={styles.megaFoot}>
        <div className={layoutStyles.wrap}>
          {panel.brands.length > 0 && <span className={`${textStyles.extraSmall} ${textStyles.muted}`}>{panel.brandsTitle}</span>}
          {panel.brands.map((brand) => (
            <a key={brand.href} className={`${chipStyles.chip} ${chipStyles.soft}`} href={brand.href} onClick={onFollow}>
              {brand.name}
            </a>
          ))}
          {panel.all && (
            <a className={`${textStyles.link} ${textStyles.small}`} href={panel.all.href} onClick={onFollow}>
              {panel.all.name}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
