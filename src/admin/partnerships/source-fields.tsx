/** Where the codes of a partnership come from: the partner's list, coupons of this shop, or a generator with what each coupon gives. */
import { useController } from 'react-hook-form'
import { POOL_SOURCES } from '#domain/promotions/partnership.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { ForWhichGoods, WhatItDoes } from '#admin/coupons/coupon-fields.tsx'
import { readForm } from '#admin/coupons/coupon-form.ts'
import { FormCheck, FormText } from '#admin/form/fields.tsx'
import { groupFault, type FieldsProps } from './partnership-fields.tsx'
import * as styles from '#admin/ui/record.module.css'

interface Props extends FieldsProps {
  isReadOnly: boolean
  /** Its codes are there: where they come from stays. */
  isFixed: boolean
}

export function SourceFields({ of, isReadOnly, isFixed }: Props) {
  const { field } = useController({ control: of.form.control, name: 'kind' })
  return (
    <section className={styles.section}>
      <h2>{say.codes()}</h2>
      <fieldset className={styles.kinds} disabled={isReadOnly || isFixed} aria-label={say.columns.source()}>
        {([...POOL_SOURCES, 'generator'] as const).map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              checked={field.value === kind}
              onChange={() => field.onChange(kind)}
              onBlur={field.onBlur}
            />
            <b>{say.sources[kind]()}</b>
            <small>{say.sourceHints[kind]()}</small>
          </label>
        ))}
      </fieldset>
      <div className={styles.trio}>
        <FormText of={of} name="lowLevel" label={say.lowLevel()} hint={say.lowHint()} inputMode="numeric" />
      </div>
      {field.value === 'generator' && <Coupon of={of} isReadOnly={isReadOnly} />}
    </section>
  )
}

/** What each coupon of the generator gives. */
function Coupon({ of, isReadOnly }: FieldsProps & { isReadOnly: boolean }) {
  const { field } = useController({ control: of.form.control, name: 'coupon' })
  const form = field.value
  const wasTried = of.form.formState.errors.coupon !== undefined
  const faults = wasTried ? readForm(form).faults : {}
  const goods = groupFault(of, 'coupon.goods')
  const change = (next: typeof form) => {
    of.form.clearErrors('coupon')
    field.onChange(next)
  }
  const fields = { form, faults, isReadOnly, onChange: change }
  return (
    <>
      <div className={styles.trio}>
        <FormText of={of} name="prefix" label={say.prefix()} maxLength={20} />
        <FormText of={of} name="maxCodes" label={say.maxCodes()} inputMode="numeric" placeholder={say.noLimit()} />
        <FormText of={of} name="validDays" label={say.validDays()} hint={say.validDaysHint()} inputMode="numeric" />
      </div>
      <p className={styles.hint}>{say.newCodesOnly()}</p>
      <WhatItDoes {...fields} />
      <ForWhichGoods {...fields} />
      {goods !== undefined && (
        <p className={styles.no} role="alert">
          {goods}
        </p>
      )}
      <div className={styles.trio}>
        <FormText of={of} name="coupon.minPurchase" label={`${say.minPurchase()} (${form.currency})`} inputMode="decimal" />
        <FormCheck of={of} name="coupon.isForSignedIn" label={say.signedInOnly()} />
      </div>
    </>
  )
}
