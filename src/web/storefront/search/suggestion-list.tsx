/** The list of suggestions. */
import { Fragment, useId, type ReactNode } from 'react'
import { href as inMarket, type Market } from '#domain/market/market.ts'
import type { SuggestedLink, Suggestions } from '#web/schema/search.ts'
import * as text from '#messages/search.ts'
import { matchedLetters } from './matched-letters.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as searchSuggestionsStyles from './search-suggestions.module.css'

interface Option {
  to: string
  /** What is searched for, where it is a search. */
  words?: string
  content: ReactNode
  className?: string
}
interface OptionGroup {
  title: string
  options: Option[]
}
interface ListOf {
  query: string
  offers: Suggestions
}

/** Returns how many places the arrow keys can go to. */
export const countOptions = ({ offers }: ListOf): number =>
  (offers.corrected ? 1 : 0) +
  offers.terms.length +
  offers.collections.length +
  offers.brands.length +
  (offers.products.length > 0 ? offers.products.length + 1 : 0)

/** Terms and places on the left, products on the right; `chosen` counts through all of them. */
export function SuggestionList(props: ListOf & { id: string; chosen: number; go(to: string, words?: string): void }) {
  const market = useMarket()
  const left = [...wordGroups(props, market), ...placeGroups(props)].filter(({ options }) => options.length > 0)
  const right = productGroups(props, market)
  const draw = (groups: OptionGroup[], before: number) =>
    groups.map((group, at) => {
      const from = groups.slice(0, at).reduce((sum, { options }) => sum + options.length, before)
      return (
        <Group key={group.title} title={group.title}>
          {group.options.map((option, place) => (
            <Choice
              key={option.to}
              {...option}
              id={`${props.id}-${from + place}`}
              isChosen={from + place === props.chosen}
              go={props.go}
            />
          ))}
        </Group>
      )
    })
  return (
    <div className={searchSuggestionsStyles.suggestions} role="listbox" id={props.id} aria-label={text.suggestions()}>
      <div role="presentation">{draw(left, 0)}</div>
      <div role="presentation">
        {draw(
          right,
          left.reduce((sum, { options }) => sum + options.length, 0),
        )}
      </div>
    </div>
  )
}

function wordGroups({ query, offers }: ListOf, market: Market): OptionGroup[] {
  return [
    {
      title: text.didYouMean(),
      options: offers.corrected
        ? [{ to: searchPath(market, offers.corrected), words: offers.corrected, content: offers.corrected }]
        : [],
    },
    {
      title: text.suggestions(),
      options: offers.terms.map((term) => ({
        to: searchPath(market, term),
        words: term,
        content: (
          <>
            <Icon name="magnifying-glass" small />
            <span>
              <Marked query={query}>{term}</Marked>
            </span>
          </>
        ),
      })),
    },
  ]
}

function placeGroups({ query, offers }: ListOf): OptionGroup[] {
  const options = (links: SuggestedLink[]) =>
    links.map(({ name, href, count }) => ({
      to: href,
      content: (
        <span>
          <Marked query={query}>{name}</Marked> <span className={textStyles.muted}>{count}</span>
        </span>
      ),
    }))
  return [
    { title: text.inCollections(), options: options(offers.collections) },
    { title: text.inBrands(), options: options(offers.brands) },
  ]
}

function productGroups({ query, offers }: ListOf, market: Market): OptionGroup[] {
  if (offers.products.length === 0) return []
  const options: Option[] = offers.products.map((product) => ({
    to: product.href,
    content: (
      <>
        <span className={`${searchSuggestionsStyles.pic} ${tintClass[product.tint]}`}>
          <img src={product.image} alt="" width="48" height="58" />
        </span>
        <span className={searchSuggestionsStyles.what}>
          <Marked query={query}>{product.name}</Marked>
          <small>{product.brand}</small>
        </span>
        <Price amount={product.sale} was={product.prior} />
      </>
    ),
  }))
  const all = {
    to: searchPath(market, query),
    words: query,
    content: text.seeAll(offers.total),
    className: searchSuggestionsStyles.autoAll,
  }
  return [{ title: text.products(), options: [...options, all] }]
}

const searchPath = (market: Market, words: string): string =>
  inMarket(market, `/search/${encodeURIComponent(words.toLowerCase())}`)

interface ChoiceProps extends Option {
  id: string
  isChosen: boolean
  go(to: string, words?: string): void
}

function Choice({ to, words, content, className, id, isChosen, go }: ChoiceProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={to}
      className={className}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to, words)
      }}
    >
      {content}
    </a>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} role="presentation">
        {title}
      </h3>
      {children}
    </div>
  )
}

const Marked = ({ query, children }: { query: string; children: string }) =>
  // Parts of one text have no other name than their place.
  matchedLetters(children, query).map(({ text: part, isMatched }, at) =>
    isMatched ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  )
