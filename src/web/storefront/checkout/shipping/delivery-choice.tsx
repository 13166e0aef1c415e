/** The choice of a delivery method. */
import { formatAddress } from '#domain/customers/address.ts'
import type { CheckoutForm, ProblemCode } from '#domain/checkout/checkout.ts'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import * as text from '#messages/checkout.ts'
import { deliveryFree } from '#messages/shopping/sums.ts'
import { sentence } from '#messages/dates.ts'
import { problemText } from '#messages/validation.ts'
import { draft, type Shipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { refusedFields } from '#web/storefront/checkout/refused-fields.browser.ts'
import type { DeliveryOption } from '#web/schema/delivery.ts'
import { Choice } from '#web/ui/choice.tsx'
import { methodName, methodWhen } from '#web/storefront/order/delivery-text.ts'
import { ErrorText, TextArea } from '#web/ui/field.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { LockerPicker } from './locker-picker.tsx'
import { Price } from '#web/ui/price.tsx'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as shippingPageStyles from './page.module.css'

const ICONS: Record<DeliveryOption['method'], IconName> = {
  courier: 'truck',
  locker: 'package',
  pickup: 'storefront',
  email: 'envelope-simple',
}

interface Props {
  options: readonly DeliveryOption[]
  shipping: Shipping
  form: CheckoutForm
  errors: { delivery: boolean; locker: ProblemCode | undefined; phone: boolean; note: ProblemCode | undefined }
}

export function DeliveryChoice({ options, shipping, form, errors }: Props) {
  const isCourier = options.some((option) => option.key === shipping.delivery && option.method === 'courier')
  return (
    <section className={columnsStyles.block}>
      <fieldset id="delivery" tabIndex={-1} aria-describedby={errors.delivery ? 'delivery-e' : undefined}>
        <legend className={layoutStyles.visuallyHidden}>{text.deliveryMethods()}</legend>
        {options.map((option) => (
          <div className={shippingPageStyles.option} key={option.key}>
            <Method option={option} shipping={shipping} form={form} />
            {option.method === 'locker' && shipping.delivery === option.key && (
              <Lockers shipping={shipping} form={form} errors={errors} />
            )}
          </div>
        ))}
        {errors.delivery && <ErrorText id="delivery-e">{text.chooseMethod()}</ErrorText>}
      </fieldset>
      {isCourier && <CourierNote shipping={shipping} error={errors.note} />}
    </section>
  )
}

function Method({ option, shipping, form }: Pick<Props, 'shipping' | 'form'> & { option: DeliveryOption }) {
  const where =
    option.method === 'courier'
      ? formatAddress({ ...form.address, zip: '' })
      : option.method === 'locker'
        ? shipping.locker?.name
        : option.showroom?.address
  return (
    <Choice
      name="delivery"
      value={option.key}
      checked={shipping.delivery === option.key}
      onChoose={() => draft.setShipping({ delivery: option.key })}
      icon={ICONS[option.method]}
      title={methodName(option)}
      detail={[sentence(methodWhen(option)), where].filter(Boolean).join(' · ')}
      end={
        option.price === 0 ? <span className={shippingPageStyles.free}>{deliveryFree()}</span> : <Price amount={option.price} />
      }
    />
  )
}

function Lockers({ shipping, form, errors }: Pick<Props, 'shipping' | 'form' | 'errors'>) {
  const { country, county, city, zip } = form.address
  const error = errors.phone
    ? problemText('phone_mobile_required', 'contact.phone', '')
    : errors.locker
      ? problemText(errors.locker, 'locker', '')
      : ''
  return (
    <LockerPicker
      country={country}
      city={county === 'B' && country === 'RO' ? 'București' : city}
      zip={zip}
      chosen={shipping.locker}
      isGone={errors.locker === 'locker_gone'}
      onChoose={(locker) => {
        refusedFields.clear('locker')
        draft.setShipping({ locker })
      }}
      error={error}
    />
  )
}

function CourierNote({ shipping, error }: Pick<Props, 'shipping'> & { error: ProblemCode | undefined }) {
  return (
    <div className={shippingPageStyles.courierNote}>
      <TextArea
        id="note"
        name="note"
        label={text.note()}
        optional
        rows={2}
        placeholder={text.noteExample()}
        maxLength={MAX_LENGTH.note}
        error={error && problemText(error, 'note', '')}
        value={shipping.note}
        onChange={(event) => {
          refusedFields.clear('note')
          draft.setShipping({ note: event.target.value })
        }}
      />
    </div>
  )
}
