/** Description and attributes of a product. */
import type { ReactNode } from 'react'
import * as text from '#messages/product.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { CompareLink } from './compare-link.tsx'
import type { ContactView, ProductView, VariantView } from './view.ts'
import * as styles from './details.module.css'

/** Description, composition, specifications; and the safety block, which must be visible (LAW-37). */
export function Details({ data, variant }: { data: ProductView; variant: VariantView }) {
  return (
    <div>
      {data.compared && <CompareLink id={data.id} kind={data.compared} />}
      <div className={styles.accordion}>
        <Fold title={text.description()} isOpen>
          <p>{data.description.opening}</p>
          <ul className={styles.tick}>
            {data.description.facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        </Fold>
        {(data.composition || data.care) && (
          <Fold title={text.composition()}>
            {data.composition && <p>{data.composition}</p>}
            {data.care && <p>{data.care}</p>}
          </Fold>
        )}
        <Fold title={text.specifications()}>
          <dl className={styles.specs}>
            {data.specifications.map(({ name, value }) => (
              <Spec key={name} name={name} value={value === true ? text.yes() : value === false ? text.no() : value} />
            ))}
            {data.ages && <Spec name={text.recommendedAge()} value={data.ages} />}
            <Spec name={text.code()} value={variant.sku} />
            {variant.barcode && <Spec name={text.barcode()} value={variant.barcode} />}
          </dl>
        </Fold>
        {data.kind !== 'voucher' && (
          <Fold title={text.deliveryAndPayment()}>
            <p>{text.deliveryText()}</p>
          </Fold>
        )}
      </div>
      {data.isSafeSleep && (
        <div className={styles.safeSleep}>
          <Note kind="plain">
            <b>{text.safeSleep()}</b>
            <p>{text.safeSleepText()}</p>
          </Note>
        </div>
      )}
      {data.manufacturer && <Safety data={data} manufacturer={data.manufacturer} />}
    </div>
  )
}

function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <div>
      <details open={isOpen}>
        <summary>
          {title}
          <Icon name="plus" small />
          <Icon name="minus" small />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </div>
  )
}

function Spec({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Safety({ data, manufacturer }: { data: ProductView; manufacturer: ContactView }) {
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <h2 id="safety">{text.safety()}</h2>
      <dl>
        <Contact title={text.manufacturer()} contact={manufacturer} />
        {data.responsible && <Contact title={text.responsible()} contact={data.responsible} />}
      </dl>
      {data.warnings.length === 0 ? (
        <p>{text.noWarnings()}</p>
      ) : (
        data.warnings.map((warning) => (
          <p key={warning}>
            <b>{text.warning()}:</b> {warning}
          </p>
        ))
      )}
      {data.isElectrical && <p>{text.electrical()}</p>}
    </section>
  )
}

function Contact({ title, contact }: { title: string; contact: ContactView }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Unbroken text={`${contact.name}, ${contact.address}, ${contact.email}`} />
      </dd>
    </div>
  )
}
