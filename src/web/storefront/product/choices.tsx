/** The choice of colour and size. */
import { useState } from 'react'
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import { sizeGuideHref } from '#domain/market/page-paths.ts'
import * as text from '#messages/product.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { variantOf, type Choice } from './choice.ts'
import { warmPicture } from './pictures/warm.browser.ts'
import { SIZES } from './purchase.ts'
import type { ProductView } from './view.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as swatchStyles from '#web/ui/swatch.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './choices.module.css'

const SizeDrawer = lazyPart(() => import('./size-drawer.tsx'), OpeningFailed)

interface Props {
  data: ProductView
  choice: Choice
  onChoose: (choice: Choice) => void
  isSizeMissing: boolean
}

/** Colours as samples of their cloth, sizes by age with what they measure; sold-out ones stay visible, struck through. */
export function Choices({ data, choice, onChoose, isSizeMissing }: Props) {
  return (
    <>
      {data.colors.length > 1 && <Colors data={data} choice={choice} onChoose={onChoose} />}
      {data.sizes.length > 0 && <Sizes data={data} choice={choice} onChoose={onChoose} isSizeMissing={isSizeMissing} />}
    </>
  )
}

function Colors({ data, choice, onChoose }: Omit<Props, 'isSizeMissing'>) {
  return (
    <div>
      <p className={styles.optionHead}>
        <span>
          <b>{text.color()}:</b> {data.colors[choice.color]?.name}
        </span>
      </p>
      <div className={styles.swatches} role="group" aria-label={text.color()}>
        {data.colors.map((color, i) => (
          <button
            key={color.name}
            onPointerEnter={() => color.pictures[0] && warmPicture(color.pictures[0])}
            type="button"
            className={i === choice.color ? `${swatchStyles.swatch} ${styles.on}` : swatchStyles.swatch}
            style={color.swatch.startsWith('/') ? { backgroundImage: `url(${color.swatch})` } : { backgroundColor: color.swatch }}
            aria-label={color.name}
            aria-pressed={i === choice.color}
            onClick={() => onChoose({ ...choice, color: i })}
          />
        ))}
      </div>
    </div>
  )
}

const MISSING = 'size-missing'

function Sizes({ data, choice, onChoose, isSizeMissing }: Props) {
  const title = data.kind === 'voucher' ? text.value() : text.size()
  return (
    <div>
      <div className={styles.optionHead}>
        <span>
          <b>{choice.size === null ? title : `${title}:`}</b> {choice.size !== null && data.sizes[choice.size]?.label}
        </span>
        {data.guide && <GuideLink {...{ data, guide: data.guide, choice, onChoose }} />}
      </div>
      <div
        className={isSizeMissing ? `${styles.sizes} ${styles.missing}` : styles.sizes}
        id={SIZES}
        role="group"
        aria-label={title}
        aria-describedby={isSizeMissing ? MISSING : undefined}
      >
        {data.sizes.map((size, i) => {
          const isUnavailable = (variantOf(data, { ...choice, size: i })?.max ?? 0) === 0
          return (
            <button
              key={size.label}
              type="button"
              className={[styles.size, i === choice.size && styles.on, isUnavailable && styles.out].filter(Boolean).join(' ')}
              aria-pressed={i === choice.size}
              onClick={() => onChoose({ ...choice, size: i })}
            >
              {size.label}
              {size.measure && <small>{size.measure}</small>}
              {isUnavailable && <span className={layoutStyles.visuallyHidden}> {text.soldOut()}</span>}
              <ForChildren at="size" on={{ sizes: data.sizes, at: i }} />
            </button>
          )
        })}
      </div>
      <div role="alert">
        {isSizeMissing && (
          <p className={fieldStyles.error} id={MISSING}>
            <Icon name="warning-circle" small /> {data.kind === 'voucher' ? text.valueMissing() : text.sizeMissing()}
          </p>
        )}
      </div>
    </div>
  )
}

/** Leads to the page of all size tables where scripts do not run; else the drawer opens. */
function GuideLink({ data, guide, choice, onChoose }: Omit<Props, 'isSizeMissing'> & { guide: Guide }) {
  const market = useMarket()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <a
        className={`${textStyles.link} ${textStyles.extraSmall}`}
        href={sizeGuideHref(market, guide)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {text.sizeTable()}
      </a>
      {isOpen && (
        <SizeDrawer data={data} guide={guide} choice={choice} onChoose={onChoose} onClose={close} reopen={() => setOpen(true)} />
      )}
    </>
  )
}
