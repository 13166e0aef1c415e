/** Which products a collection lists: by hand, or by rules with how many match now. */
import { MOST_COLLECTION_RULES, type SimpleRule } from '#domain/catalog/collection-rule.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { locale } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import type { PreviewView, RuleView, SimpleRuleView, TermsView } from '#admin/schema/goods/collections.ts'
import { RuleValues } from './rule-values.tsx'
import { usePreview } from './use-preview.ts'
import { useTerms } from './use-collections.ts'
import * as styles from './collections.module.css'

interface Props {
  id: number
  rules: readonly RuleView[]
  /** As they were saved last. */
  saved: readonly RuleView[]
  isReadOnly: boolean
  onChange: (rules: RuleView[]) => void
}

type AnyRule = Extract<RuleView, { kind: 'any' }>

const FIRST: SimpleRuleView = { kind: 'brand', brands: [] }

export function WhichProducts({ id, rules, saved, isReadOnly, onChange }: Props) {
  const now = usePreview({ id, rules, pins: [] })
  const before = usePreview({ id, rules: saved, pins: [] })
  const terms = useTerms().data
  return (
    <section className={styles.section} aria-labelledby="collection-rules">
      <div className={styles.sectionHead}>
        <h2 id="collection-rules">{say.whichProducts()}</h2>
        {!isReadOnly && (
          <Segments
            label={say.whichProducts()}
            value={rules.length > 0 ? 'rules' : 'hand'}
            options={[
              { value: 'hand', name: say.byHand() },
              { value: 'rules', name: say.byRules() },
            ]}
            onChange={(way) => {
              if (way === 'hand') onChange([])
              else if (rules.length === 0) onChange([FIRST])
            }}
          />
        )}
        <p className={styles.matching} role="status">
          {now.data && <Matching now={now.data.counts} before={before.data?.counts ?? now.data.counts} />}
        </p>
      </div>
      {rules.length === 0 ? (
        <p className={styles.hint}>{say.byHandHint()}</p>
      ) : (
        terms && <Rules rules={rules} terms={terms} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </section>
  )
}

type Counts = PreviewView['counts']

/** How many match: once where all markets list as many, else of each market. */
function Matching({ now, before }: { now: Counts; before: Counts }) {
  const { ro, en, hu } = now
  const isSame = ro === en && en === hu
  return isSame ? (
    <MatchingIn now={ro} before={before.ro} />
  ) : (
    LOCALES.map((market) => (
      <span key={market} className={styles.matchingIn}>
        <MarketFlag market={market} isNamed /> <MatchingIn now={now[market]} before={before[market]} />
      </span>
    ))
  )
}

const MatchingIn = ({ now, before }: { now: number; before: number }) => (
  <>
    {say.matching(now)}
    {now > before && `, ${say.moreThanBefore({ count: now - before })}`}
    {now < before && `, ${say.fewerThanBefore({ count: before - now })}`}
  </>
)

function Rules({ rules, terms, isReadOnly, onChange }: Pick<Props, 'rules' | 'isReadOnly' | 'onChange'> & Known) {
  const mayAdd = !isReadOnly && rules.length < MOST_COLLECTION_RULES
  return (
    <>
      <p className={styles.hint}>{say.meetsAll()}</p>
      <ol className={styles.rules}>
        {rules.map((rule, at) => {
          const around = {
            number: String(at + 1),
            terms,
            isReadOnly,
            onChange: (changed: RuleView) => onChange(rules.toSpliced(at, 1, changed)),
            onRemove: () => onChange(rules.toSpliced(at, 1)),
          }
          // oxlint-disable-next-line react/no-array-index-key -- rules have no other name than their number
          return rule.kind === 'any' ? <Group key={at} group={rule} {...around} /> : <Rule key={at} rule={rule} {...around} />
        })}
      </ol>
      {mayAdd && (
        <div className={styles.add}>
          <Button size="small" onClick={() => onChange([...rules, FIRST])}>
            <Icon name="plus" small /> {say.addRule()}
          </Button>
          <Button size="small" kind="text" onClick={() => onChange([...rules, { kind: 'any', rules: [FIRST] }])}>
            {say.addGroup()}
          </Button>
        </div>
      )}
    </>
  )
}

interface Known {
  terms: TermsView
}

interface RuleProps<Changed extends RuleView> extends Known {
  /** '2', or '2.1' in a group. */
  number: string
  isReadOnly: boolean
  onChange: (rule: Changed) => void
  onRemove: () => void
}

/** One of several rules is enough. */
function Group({ group, number, terms, isReadOnly, onChange, onRemove }: RuleProps<RuleView> & { group: AnyRule }) {
  const { rules } = group
  return (
    <li className={styles.group}>
      <div className={styles.groupHead}>
        <span className={styles.hint}>{say.meetsAny()}</span>
        {!isReadOnly && <Remove label={say.removeGroup({ number })} onRemove={onRemove} />}
      </div>
      <ol className={styles.rules}>
        {rules.map((rule, at) => (
          <Rule
            // oxlint-disable-next-line react/no-array-index-key -- rules have no other name than their number
            key={at}
            rule={rule}
            number={`${number}.${at + 1}`}
            terms={terms}
            isReadOnly={isReadOnly}
            onChange={(changed) => onChange({ ...group, rules: rules.toSpliced(at, 1, changed) })}
            onRemove={() => (rules.length === 1 ? onRemove() : onChange({ ...group, rules: rules.toSpliced(at, 1) }))}
          />
        ))}
      </ol>
      {!isReadOnly && rules.length < MOST_COLLECTION_RULES && (
        <div>
          <Button size="small" onClick={() => onChange({ ...group, rules: [...rules, FIRST] })}>
            <Icon name="plus" small /> {say.addRule()}
          </Button>
        </div>
      )}
    </li>
  )
}

const Rule = ({ rule, onRemove, ...around }: RuleProps<SimpleRuleView> & { rule: SimpleRuleView }) => (
  <li className={styles.rule}>
    <Kind rule={rule} {...around} />
    <RuleValues key={kindOf(rule)} rule={rule} {...around} />
    {!around.isReadOnly && <Remove label={say.removeRule({ number: around.number })} onRemove={onRemove} />}
  </li>
)

const Remove = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
    <Icon name="x" small />
  </button>
)

const ATTRIBUTE = 'attribute:'
/** Names what a rule is about: its kind, or its attribute. */
const kindOf = (rule: SimpleRule): string => (rule.kind === 'attribute' ? ATTRIBUTE + rule.attribute : rule.kind)

/** Returns the rule that a kind begins with. */
function begun(kind: string): SimpleRuleView {
  if (kind.startsWith(ATTRIBUTE)) return { kind: 'attribute', attribute: kind.slice(ATTRIBUTE.length), values: [] }
  switch (kind) {
    case 'collection':
      return { kind, collections: [] }
    case 'price':
      return { kind, limits: { RON: null, EUR: null, HUF: null } }
    case 'reduced':
      return { kind, currencies: [...CURRENCIES] }
    case 'new':
      return { kind }
    case 'age':
      return { kind, from: 0, to: null }
    default:
      return FIRST
  }
}

type KindProps = Omit<RuleProps<SimpleRuleView>, 'onRemove'> & { rule: SimpleRuleView }

function Kind({ rule, number, terms, isReadOnly, onChange }: KindProps) {
  const kind = kindOf(rule)
  const known = terms.attributes.filter(({ key, options }) => options.length > 0 || kind === ATTRIBUTE + key)
  return (
    <select
      className={styles.select}
      aria-label={say.ruleKind({ number })}
      disabled={isReadOnly}
      value={kind}
      onChange={({ target }) => onChange(begun(target.value))}
    >
      {(Object.keys(say.ruleKinds) as (keyof typeof say.ruleKinds)[]).map((one) => (
        <option key={one} value={one}>
          {say.ruleKinds[one]()}
        </option>
      ))}
      {known.map(({ key, name }) => (
        <option key={key} value={ATTRIBUTE + key}>
          {name[locale()]}
        </option>
      ))}
    </select>
  )
}
