/** The filter form of listings. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { WHOLE } from '#domain/catalog/filters.ts'
import { fold } from '#domain/search/fold.ts'
import { findBrand } from '#messages/listing.ts'
import * as text from '#messages/filters.ts'
import { follow, FORM_ID, isTyped, settlePrice, wasTouched } from './filter-form.browser.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { isNavigating } from '#web/app/navigation.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import type { FilterGroup, FilterOption, FiltersView } from './listing-view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as checkStyles from '#web/ui/check.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as swatchStyles from '#web/ui/swatch.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './filters.module.css'

interface Props {
  view: FiltersView
  /** The listing's address without its query. */
  path: string
  /** A change takes the place of the one before it in the history. */
  isReplacing?: boolean
}

/** A real form: without JavaScript its button sends it, with it each change goes to the address at once (D-6). */
export function FilterForm({ view, path, isReplacing = false }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const wasChanged = useRef(false)
  // The server's answer is what is ticked: after Back, and after a chip has gone. Not while the answer to a later change
  // is on its way: that change would be undone, and missing from the next one.
  useLayoutEffect(() => {
    if (!isFirst.current && !isNavigating()) form.current?.reset()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an answer has come, whatever it says
  }, [view])
  useEffect(() => {
    if (isFirst.current && form.current && wasTouched(form.current)) follow(form.current)
    isFirst.current = false
  }, [])
  const go = (submitter: HTMLElement | null = null) => {
    if (!form.current) return
    follow(form.current, { submitter, replace: isReplacing && wasChanged.current })
    wasChanged.current = true
  }
  const changed = (input: EventTarget) => {
    if (!(input instanceof HTMLInputElement) || !input.name || !form.current) return
    settlePrice(form.current, input)
    go()
  }
  return (
    <form
      ref={form}
      id={FORM_ID}
      className={styles.filters}
      action={path}
      autoComplete="off"
      onChange={({ target }) => {
        if (!isTyped(target)) changed(target)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        go(event.nativeEvent.submitter)
      }}
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button className={layoutStyles.visuallyHidden} tabIndex={-1} aria-hidden="true" />
      {view.groups.map((group) => (
        <Group key={group.name} group={group} typed={view.typed} onTyped={changed} />
      ))}
      <noscript>
        <button className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}>{text.apply()}</button>
      </noscript>
    </form>
  )
}

interface GroupProps {
  group: FilterGroup
  typed: FiltersView['typed']
  onTyped: (field: HTMLInputElement) => void
}

function Group({ group, typed, onTyped }: GroupProps) {
  const { name, title, look, isShut, options, more } = group
  const row = (option: FilterOption) => <Option key={option[0]} name={name} option={option} />
  if (title === undefined) return <div className={styles.facet}>{options.map(row)}</div>
  return (
    <details className={styles.facet} open={!isShut}>
      <summary>{title}</summary>
      <div className={look === 'swatches' ? styles.swatches : styles.opts} role="group" aria-label={title}>
        {look === 'swatches' ? (
          options.map((option) => <Swatch key={option[0]} name={name} option={option} />)
        ) : more !== undefined ? (
          <LongList name={name} options={options} more={more} row={row} />
        ) : (
          options.map(row)
        )}
      </div>
      {look === 'price' && <PriceFields typed={typed} onTyped={onTyped} />}
    </details>
  )
}

interface LongListProps {
  name: string
  options: readonly FilterOption[]
  /** How many there are beside these, 0 when these are all. */
  more: number
  row: (option: FilterOption) => ReactNode
}

/** The first few and a button that asks for all of them; in all of them brands are found by their letters. */
function LongList({ name, options, more, row }: LongListProps) {
  const isInBrowser = useInBrowser()
  const [wanted, setWanted] = useState('')
  const isWhole = more === 0
  const found = isWhole && wanted !== '' ? options.filter(([, label]) => fold(label).includes(fold(wanted))) : options
  const moreText = name === 'brand' ? text.moreBrands : name === 'size' ? text.moreSizes : text.more
  return (
    <>
      {isWhole && <input type="hidden" name={WHOLE} value={name} />}
      {isWhole && name === 'brand' && isInBrowser && (
        <input
          className={fieldStyles.input}
          type="search"
          placeholder={findBrand()}
          aria-label={findBrand()}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {found.map(row)}
      <button
        key="more"
        className={textStyles.link}
        name={isWhole ? 'without' : WHOLE}
        value={isWhole ? `${WHOLE}:${name}` : name}
        aria-expanded={isWhole}
      >
        {isWhole ? text.fewer() : moreText(more)}
      </button>
    </>
  )
}

function Option({ name, option }: { name: string; option: FilterOption }) {
  const [value, label, count, isChosen, beside] = option
  return (
    <label className={checkStyles.checkbox}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen === 1} />
      {beside ? (
        <span>
          {`${label} `}
          <small>{beside}</small>
        </span>
      ) : (
        label
      )}
      <ForChildren at="option" on={{ group: name, value }} />
      <span className={`${checkStyles.count} ${textStyles.figures}`}>{count}</span>
    </label>
  )
}

function Swatch({ name, option: [value, label, count, isChosen, paint] }: { name: string; option: FilterOption }) {
  const told = `${label} (${count})`
  return (
    <label className={swatchStyles.swatch} title={told} style={paint ? { background: paint } : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen === 1} aria-label={told} />
    </label>
  )
}

/** Ends of a range of one's own, in whole units of the currency. */
function PriceFields({ typed, onTyped }: Pick<GroupProps, 'typed' | 'onTyped'>) {
  const field = (name: string, label: string, value: string, placeholder: string) => (
    <input
      className={`${fieldStyles.input} ${textStyles.figures}`}
      name={name}
      inputMode="decimal"
      maxLength={12}
      defaultValue={value}
      placeholder={placeholder}
      aria-label={label}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== currentTarget.defaultValue) onTyped(currentTarget)
      }}
    />
  )
  return (
    <div className={styles.ends}>
      {field('price-from', text.priceFrom(), typed.from, typed.lowest)}–
      {field('price-to', text.priceTo(), typed.to, typed.highest)}
      <button className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}>{text.ok()}</button>
    </div>
  )
}
