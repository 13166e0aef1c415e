/** The choice of a colour and a size on a card: over its picture, or in a sheet from below on phones. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Card, CardChoices } from '#web/schema/card.ts'
import { NOTIFY } from '#domain/alerts/alert.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { plainText } from '#domain/pricing/money.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notDeliveredShort } from '#messages/delivery/places.ts'
import { tryAgain } from '#messages/errors.ts'
import * as listing from '#messages/listing.ts'
import * as text from '#messages/shopping/card-choice.ts'
import { close } from '#messages/shell.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { addFromCard } from './add.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as dialogStyles from '#web/ui/dialog.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as swatchStyles from '#web/ui/swatch.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './pick.module.css'

interface Props {
  card: Card
  /** It comes from below, over the page. */
  isSheet: boolean
  /** A colour was chosen: the card shows it. */
  onShow(picture: { image: string; tint: string }): void
  onClose(): void
}

export default function Pick({ card, isSheet, onShow, onClose }: Props) {
  const title = card.pick === 'color' ? listing.chooseColor() : listing.chooseSize()
  const offer = <Offer card={card} onShow={onShow} onClose={onClose} />
  if (!isSheet)
    return (
      <InPlace title={title} label={`${title}: ${card.name}`} onClose={onClose}>
        {offer}
      </InPlace>
    )
  return (
    <Drawer className={dialogStyles.sheet} labelledBy={TITLE} onClose={onClose}>
      <header>
        <h2 id={TITLE}>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className={dialogStyles.scroll}>
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.name}`}>{card.name}</p>
        {offer}
      </div>
    </Drawer>
  )
}

const TITLE = 'pick-title'

/** Over the picture. Escape, a press and a focus elsewhere close it. */
function InPlace({
  title,
  label,
  onClose,
  children,
}: Pick<Props, 'onClose'> & { title: string; label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    const outside = ({ target }: Event) => box.current?.contains(target as Node) || onClose()
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- closing is the same work in every render
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to all that is in it
    <div
      ref={box}
      className={styles.place}
      data-theme="light"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.head}>
        <b aria-hidden="true">{title}</b>
        <button type="button" className={buttonStyles.iconButton} aria-label={close()} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </div>
  )
}

function Offer({ card, onShow, onClose }: Pick<Props, 'card' | 'onShow' | 'onClose'>) {
  const { choices, isFailed, retry } = useChoices(card.product)
  if (isFailed)
    return (
      <div role="alert" className={textStyles.small}>
        <p>{text.failed()}</p>
        <p className={styles.ways}>
          <button type="button" className={textStyles.link} onClick={retry}>
            {tryAgain()}
          </button>
          <a className={textStyles.link} href={card.href}>
            {text.openProduct()}
          </a>
        </p>
      </div>
    )
  if (!choices)
    return (
      <div className={styles.options} aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <span key={key} className={`${skeletonStyles.skeleton} ${styles.option}`} />
        ))}
      </div>
    )
  return <Choices card={card} choices={choices} onShow={onShow} onClose={onClose} />
}

function useChoices(product: string) {
  const { locale } = useMarket()
  const [choices, setChoices] = useState<CardChoices | null>(null)
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(
    (signal: AbortSignal) =>
      getJson<CardChoices>(`/api/choices?market=${locale}&product=${product}`, signal).then(
        (answer) => {
          if (signal.aborted) return
          setChoices(answer)
          setFailed(false)
        },
        () => signal.aborted || setFailed(true),
      ),
    [locale, product],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  return { choices, isFailed, retry: () => void load(new AbortController().signal) }
}

type Variant = CardChoices['variants'][number]

/** Returns the colour that the card shows, or the first that can be bought. */
function firstColor({ colors, variants }: CardChoices, image: string): number {
  const pictured = colors.findIndex((color) => color.image === image)
  if (pictured >= 0) return pictured
  return Math.max(0, variants.find(({ isOut }) => !isOut)?.color ?? 0)
}

/** Colours first where there are sizes, too; the last choice adds to the cart. */
function Choices({ card, choices, onShow, onClose }: Pick<Props, 'card' | 'onShow' | 'onClose'> & { choices: CardChoices }) {
  const { colors, sizes, variants } = choices
  const [color, setColor] = useState(() => firstColor(choices, card.image))
  const box = useRef<HTMLDivElement>(null)
  const hasDifferentPrices = variants.some(({ sale }) => sale !== variants[0]?.sale)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }), [])
  const show = (at: number) => {
    const { image = card.image, tint = card.tint } = colors[at] ?? {}
    onShow({ image, tint })
    return { name: card.name, image, tint }
  }
  const add = ({ item, color: at }: Variant) => {
    addFromCard(item, show(Math.max(0, at)))
    onClose()
  }
  const own = sizes.length > 0 ? variants.filter((variant) => variant.color === color || variant.color < 0) : variants
  const shown = sizes.length > 0 ? sizes.map((_, at) => own.find(({ size }) => size === at) ?? null) : own
  const first = shown.findIndex((variant) => variant && !variant.isOut)
  return (
    <div ref={box} className={styles.choices}>
      {sizes.length > 0 && colors.length > 1 && (
        <Colors
          colors={colors}
          chosen={color}
          onChoose={(at) => {
            setColor(at)
            show(at)
          }}
        />
      )}
      <div className={styles.options} role="group" aria-label={sizes.length > 0 ? text.size() : text.color()}>
        {shown.map((variant, at) => (
          <Option
            key={sizes.length > 0 ? at : variant?.item}
            card={card}
            variant={variant}
            isFirst={at === first}
            price={hasDifferentPrices}
            onChoose={add}
          >
            {sizes.length > 0 ? (
              <>
                {sizes[at]?.label}
                {sizes[at]?.measure && <small>{sizes[at].measure}</small>}
                <ForChildren at="size" on={{ sizes: sizes.map(({ label, ages }) => ({ label, ages })), at }} />
              </>
            ) : (
              <>
                <i className={styles.sample} style={sample(colors[variant?.color ?? 0]?.swatch ?? '')} />
                {colors[variant?.color ?? 0]?.name}
              </>
            )}
          </Option>
        ))}
      </div>
    </div>
  )
}

interface ColorsProps {
  colors: CardChoices['colors']
  /** Index of the chosen one. */
  chosen: number
  onChoose(at: number): void
}

function Colors({ colors, chosen, onChoose }: ColorsProps) {
  return (
    <div className={styles.colors} role="group" aria-label={text.color()}>
      {colors.map(({ name, swatch }, at) => (
        <button
          key={name}
          type="button"
          className={[swatchStyles.swatch, styles.color, at === chosen && styles.on].filter(Boolean).join(' ')}
          aria-label={name}
          title={name}
          aria-pressed={at === chosen}
          onClick={() => onChoose(at)}
        >
          <i style={sample(swatch)} />
        </button>
      ))}
    </div>
  )
}

const sample = (swatch: string) => (swatch.startsWith('/') ? { backgroundImage: `url(${swatch})` } : { backgroundColor: swatch })

interface OptionProps {
  card: Card
  /** Null for what is not made in the colour. */
  variant: Variant | null
  /** Gets the focus. */
  isFirst: boolean
  /** Its price is shown: not all cost the same. */
  price: boolean
  onChoose(variant: Variant): void
  children: ReactNode
}

/** Adds to the cart; what is out of stock leads to its page. */
function Option({ card, variant, isFirst, price, onChoose, children }: OptionProps) {
  const { currency, locale } = useMarket()
  const country = useDeliveryCountry()
  const isAway = variant !== null && !getsTo(variant, country)
  if (variant === null || variant.isOut || isAway) {
    const why = isAway && !variant.isOut ? notDeliveredShort({ country: countryInSentence(country) }) : text.soldOut()
    return (
      <a
        className={`${styles.option} ${styles.out}`}
        href={variant ? `${card.href}?item=${variant.item}${variant.isOut ? `#${NOTIFY}` : ''}` : card.href}
        title={why}
      >
        {children}
        <span className={layoutStyles.visuallyHidden}>, {why}</span>
      </a>
    )
  }
  return (
    <button type="button" className={styles.option} data-first={isFirst || undefined} onClick={() => onChoose(variant)}>
      {children}
      {price && <small>{plainText(variant.sale, currency, locale)}</small>}
    </button>
  )
}
