/** Markets in the settings: what is fixed of each, who sells, and what the law asks for. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/markets.ts'
import { languages } from '#messages/admin/product.ts'
import { markets as marketNames } from '#messages/admin/today.ts'
import { call, read, type Answer } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useRecordForm, type Current, type Saved } from '#admin/form/record-form.ts'
import { FormFailure, SaveButtons } from '#admin/form/save-buttons.tsx'
import type { MarketsView } from '#admin/schema/settings/markets.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { faultsOfForm, toSeller, toValues, type SellerValues } from './seller-form.ts'
import { labelOf } from './seller-labels.ts'
import { NewsletterRewards } from './newsletter-rewards.tsx'
import { OnInvoices, WhoSells } from './who-sells.tsx'
import * as styles from './markets.module.css'

const KEY = ['markets']
const readMarkets = () => read<MarketsView>('/markets')

const currentOf = ({ version, seller }: MarketsView): Current<SellerValues> => ({ version, values: toValues(seller) })

async function save(values: SellerValues, version: string | number): Promise<Answer<Saved>> {
  const answer = await call<Saved>('POST', '/seller', { version, seller: toSeller(values), reason: null })
  return answer.ok ? answer : { ...answer, fields: faultsOfForm(answer.fields) }
}

export function MarketsPage() {
  const markets = useQuery({ queryKey: KEY, queryFn: readMarkets })
  if (markets.error) return <Failure error={markets.error} onRetry={() => void markets.refetch()} />
  if (!markets.data) return <Loading />
  return <Markets view={markets.data} />
}

function Markets({ view }: { view: MarketsView }) {
  const client = useQueryClient()
  const isReadOnly = !mayDo(useStaff(), 'settings.change')
  const of = useRecordForm<SellerValues>({
    id: 'seller',
    current: currentOf(view),
    save,
    reload: async () => currentOf(await client.fetchQuery({ queryKey: KEY, queryFn: readMarkets, staleTime: 0 })),
    labelOf,
  })
  return (
    <>
      <div className={styles.head}>
        <h1>{say.title()}</h1>
        {!isReadOnly && <SaveButtons of={of} />}
      </div>
      <FormFailure of={of} />
      <Fixed markets={view.markets} />
      <WhoSells of={of} isReadOnly={isReadOnly} />
      <OnInvoices of={of} isReadOnly={isReadOnly} />
      <NewsletterRewards of={of} isReadOnly={isReadOnly} />
      <LawAsks pictures={view.pictures} />
    </>
  )
}

function Fixed({ markets }: Pick<MarketsView, 'markets'>) {
  return (
    <ScrollBox label={say.title()} className={styles.scroll}>
      <table className={styles.fixed}>
        <thead>
          <tr>
            <th scope="col">{say.market()}</th>
            {markets.map(({ market }) => (
              <th key={market} scope="col">
                <span className={styles.market}>
                  <MarketFlag market={market} /> {marketNames[market]()}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say.languageAndPrefix()}</th>
            {markets.map(({ market, prefix }) => (
              <td key={market}>
                <span lang={MARKETS[market].language}>{languages[market]()}</span>, {prefix || say.noPrefix()}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say.currency()}</th>
            {markets.map(({ market, currency }) => (
              <td key={market}>{currency}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say.timeZone()}</th>
            {markets.map(({ market, timeZone }) => (
              <td key={market}>{timeZone}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}

function LawAsks({ pictures }: Pick<MarketsView, 'pictures'>) {
  return (
    <section className={styles.section} aria-labelledby="law-asks">
      <h2 id="law-asks">{say.lawAsks()}</h2>
      <ul className={styles.law}>
        {pictures.map(({ market, name, isThere }) => (
          <li key={name + market}>
            <MarketFlag market={market} isNamed />
            <span>{(name === 'sal' ? say.sal : say.guarantee)()}</span>
            <span className={isThere ? styles.ok : styles.bad}>
              <Icon name={isThere ? 'check-circle' : 'warning-circle'} small />
              {isThere ? say.isThere() : say.isMissing({ file: name === 'sal' ? 'sal.svg' : `guarantee-${market}.svg` })}
            </span>
          </li>
        ))}
      </ul>
      {pictures.some(({ isThere }) => !isThere) && <p className={styles.hint}>{say.whereToPut()}</p>}
    </section>
  )
}
