/** The panel of a menu item, loaded when it is opened. */
import { seeAll } from '#messages/menu.ts'
import type { MenuPanel } from '#web/schema/layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import './menu.css'

export default function MegaMenu({ panel, onFollow }: { panel: MenuPanel; onFollow: () => void }) {
  return (
    <div className={panel.columns.length > 4 ? 'mega many' : 'mega'} id="mega" role="region" aria-label={panel.name}>
      <div className="wrap">
        {panel.columns.map((column) => (
          <div key={column.title || column.links[0]?.href}>
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
              <a className="all" href={column.all} onClick={onFollow}>
                {seeAll()} <Icon name="arrow-right" small />
              </a>
            )}
          </div>
        ))}
        {panel.cover && (
          <a className="cover" href={panel.cover.href} onClick={onFollow}>
            <img src={panel.cover.image} alt="" />
            <span>{panel.cover.text}</span>
          </a>
        )}
      </div>
      <div className="mega-foot">
        <div className="wrap">
          {panel.brands.length > 0 && <span className="xs mute">{panel.brandsTitle}</span>}
          {panel.brands.map((brand) => (
            <a key={brand.href} className="chip soft" href={brand.href} onClick={onFollow}>
              {brand.name}
            </a>
          ))}
          {panel.all && (
            <a className="link sm" href={panel.all.href} onClick={onFollow}>
              {panel.all.name}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
