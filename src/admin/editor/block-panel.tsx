/** The chosen block: its fields, where it is shown, and what can be done with it. */
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { blockRows, fieldsOf, withCopy, withOrder, withShown, withoutBlock } from './document.ts'
import { kindName, useEditing } from './editing.ts'
import { Fields } from './fields.tsx'
import * as styles from './editor.module.css'

export function BlockPanel({ chosen, onChoose }: { chosen: string; onChoose: (uid: string) => void }) {
  const { document } = useEditing()
  const rows = blockRows(document.texts)
  const at = rows.findIndex(({ uid }) => uid === chosen)
  const row = rows[at]
  const fields = fieldsOf(document.texts, row ? chosen : '')
  const isEmpty = Object.keys(fields).length === 0
  return (
    <section className={styles.panel} aria-label={row ? kindName(row.component) : say.ofThePage()}>
      <div className={styles.panelHead}>
        <h2>{row ? kindName(row.component) : say.ofThePage()}</h2>
        {row && <Acts uid={row.uid} at={at} count={rows.length} onChoose={onChoose} />}
      </div>
      {isEmpty && <p className={styles.hint}>{say.noFields()}</p>}
      <Fields key={row?.uid ?? ''} fields={fields} uid={row?.uid ?? ''} />
      {row && <Shown uid={row.uid} />}
    </section>
  )
}

function Acts({ uid, at, count, onChoose }: { uid: string; at: number; count: number; onChoose: (uid: string) => void }) {
  const { document, isReadOnly } = useEditing()
  if (isReadOnly) return null
  const acts = [
    {
      label: say.moveUp(),
      icon: 'arrow-up',
      isOff: at === 0,
      act: () => document.change((texts) => withOrder(texts, uid, at - 1)),
    },
    {
      label: say.moveDown(),
      icon: 'arrow-down',
      isOff: at === count - 1,
      act: () => document.change((texts) => withOrder(texts, uid, at + 1)),
    },
    {
      label: say.copyBlock(),
      icon: 'copy',
      isOff: false,
      act: () => {
        const copy = `${uid.replace(/-[0-9a-f]{8}$/, '')}-${crypto.randomUUID().slice(0, 8)}`
        document.change((texts) => withCopy(texts, uid, copy))
        onChoose(copy)
      },
    },
    {
      label: say.removeBlock(),
      icon: 'trash',
      isOff: false,
      act: () => {
        document.change((texts) => withoutBlock(texts, uid))
        onChoose('')
      },
    },
  ] as const
  return (
    <div className={styles.itemActs}>
      {acts.map(({ label, icon, isOff, act }) => (
        <button key={icon} type="button" className={styles.tool} aria-label={label} title={label} disabled={isOff} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

/** In which markets the block stands. */
function Shown({ uid }: { uid: string }) {
  const { document, isReadOnly } = useEditing()
  const row = blockRows(document.texts).find((one) => one.uid === uid)
  return (
    <fieldset className={styles.shown}>
      <legend className={styles.label}>{say.shownIn()}</legend>
      {LOCALES.filter((locale) => document.texts[locale]).map((locale) => (
        <label key={locale}>
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={row?.shows.includes(locale) ?? false}
            onChange={(event) => document.change((texts) => withShown(texts, uid, { locale, isShown: event.target.checked }))}
          />
          <MarketFlag market={locale} /> {markets[locale]()}
        </label>
      ))}
    </fieldset>
  )
}
