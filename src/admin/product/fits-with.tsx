/** Products that this one is stated to fit with, each alone or with an adapter. */
import { useState } from 'react'
import { Link } from 'react-router'
import * as say from '#messages/admin/goods/fits.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { anchorOf, faultText } from './field.tsx'
import { FindItem } from './find-item.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

interface Fit {
  product: number
  adapter: number | null
}

const fitsOf = (form: ProductForm): Fit[] => (form.valueOf('fitsWith') ?? []) as unknown as Fit[]

/** Names of the products that are stored, and of those that were chosen since. */
function useNames({ product: { fitsWith } }: ProductForm) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const known = new Map([
    ...fitsWith.flatMap(({ product, name, adapter }) => [
      [product, name] as const,
      ...(adapter ? [[adapter.product, adapter.name] as const] : []),
    ]),
    ...chosen,
  ])
  return {
    nameOf: (product: number) => known.get(product) ?? String(product),
    learn: (product: number, name: string) => setChosen(new Map([...chosen, [product, name]])),
  }
}

export function FitsWith({ form, isReadOnly }: { form: ProductForm; isReadOnly: boolean }) {
  // The product that an adapter is chosen for; 0 for a new row.
  const [asking, setAsking] = useState<number | null>(null)
  const { nameOf, learn } = useNames(form)
  const fits = fitsOf(form)
  const write = (next: readonly Fit[]) => form.change({ fitsWith: next.map(({ product, adapter }) => ({ product, adapter })) })
  const choose = (product: number, name: string) => {
    learn(product, name)
    setAsking(null)
    if (asking !== 0) write(fits.map((one) => (one.product === asking ? { ...one, adapter: product } : one)))
    else if (!fits.some((one) => one.product === product)) write([...fits, { product, adapter: null }])
  }
  const fault = faultText(form, 'fitsWith')
  return (
    <Section
      id="fits"
      title={say.title()}
      line={<Link to="/settings/compatibility">{say.toRules()}</Link>}
      end={
        isReadOnly ? undefined : (
          <Button size="small" onClick={() => setAsking(0)}>
            {say.add()}
          </Button>
        )
      }
    >
      <p className={styles.mute}>{fits.length === 0 ? say.none() : say.hint()}</p>
      <div className={styles.scroll} id={anchorOf('fitsWith')}>
        {fits.length > 0 && <FitsTable fits={fits} nameOf={nameOf} isReadOnly={isReadOnly} onWrite={write} onAsk={setAsking} />}
      </div>
      {fault && <Note kind="bad">{fault}</Note>}
      <StatedBy form={form} />
      {asking !== null && (
        <FindItem
          title={asking === 0 ? say.add() : say.chooseAdapter()}
          label={say.find()}
          isByProduct
          onChoose={({ product, name }) => choose(product, name)}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  )
}

function StatedBy({ form: { product } }: { form: ProductForm }) {
  if (product.statedBy.length === 0) return null
  return (
    <p className={styles.mute}>
      {say.statedBy()}{' '}
      {product.statedBy.map(({ product: id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/products/${id}`}>{name}</Link>
        </span>
      ))}
    </p>
  )
}

interface TableProps {
  fits: readonly Fit[]
  nameOf: (product: number) => string
  isReadOnly: boolean
  onWrite: (fits: readonly Fit[]) => void
  onAsk: (product: number) => void
}

function FitsTable({ fits, nameOf, isReadOnly, onWrite, onAsk }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.product()}</th>
          <th scope="col">{say.adapter()}</th>
          <th scope="col">
            <span className={styles.hidden}>{say.remove()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {fits.map((one, at) => {
          const name = nameOf(one.product)
          return (
            <tr key={one.product}>
              <th scope="row">
                <Link to={`/products/${one.product}`}>{name}</Link>
              </th>
              <td>
                {one.adapter !== null && <Link to={`/products/${one.adapter}`}>{nameOf(one.adapter)}</Link>}{' '}
                {!isReadOnly &&
                  (one.adapter === null ? (
                    <Button size="small" aria-label={say.chooseAdapterFor({ name })} onClick={() => onAsk(one.product)}>
                      {say.chooseAdapter()}
                    </Button>
                  ) : (
                    <Button
                      size="small"
                      aria-label={say.noAdapterFor({ name })}
                      onClick={() => onWrite(fits.with(at, { ...one, adapter: null }))}
                    >
                      {say.noAdapter()}
                    </Button>
                  ))}
              </td>
              <td className={styles.num}>
                {!isReadOnly && (
                  <Button size="small" aria-label={say.removeNamed({ name })} onClick={() => onWrite(fits.toSpliced(at, 1))}>
                    {say.remove()}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
