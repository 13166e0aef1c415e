/** Step one: name, order and e-mail address; lines for who came with the token of the order (LAW-2). */
import { lineName } from '#domain/orders/line-name.ts'
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/withdraw.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { MAX_WITHDRAWAL_LENGTH as MAX, type DeclarationFault } from '#domain/withdrawals/withdrawal.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as checkStyles from '#web/ui/check.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { tintClass } from '#web/ui/tint.ts'
import * as tileStyles from '#web/ui/tile.module.css'
import type { WithdrawalForm, WithdrawalPage } from './view.ts'
import * as styles from './page.module.css'

export function Form({ data }: { data: Extract<WithdrawalPage, { step: 'form' }> }) {
  const market = useMarket()
  const { form, deadline, isLate, isGone } = data
  const fault = (field: DeclarationFault) => (form.faults.includes(field) ? text.faultText(field) : undefined)
  const hasLines = form.lines.length > 0
  return (
    <form className={styles.form} action="/withdrawal/declare" method="post">
      {isGone && <Note kind="bad">{text.gone()}</Note>}
      {deadline && <Note kind="plain">{(isLate ? text.mayBeLate : text.openUntil)({ date: dateInWords(deadline) })}</Note>}
      <input type="hidden" name="locale" value={market.locale} />
      <input type="hidden" name="token" value={form.token} />
      <TextField
        id="name"
        name="name"
        label={text.name()}
        defaultValue={form.name}
        error={fault('name')}
        maxLength={MAX.name}
        required
        autoComplete="name"
      />
      <TextField
        id="reference"
        name="reference"
        label={text.reference()}
        span={styles.half}
        help={text.referenceHelp()}
        defaultValue={form.reference}
        error={fault('reference')}
        maxLength={MAX.reference}
        required
        readOnly={hasLines}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={text.email()}
        span={styles.half}
        defaultValue={form.email}
        error={fault('email')}
        maxLength={MAX.email}
        required
        autoComplete="email"
      />
      {hasLines ? <Lines form={form} error={fault('lines')} /> : <Goods typed={form.goods} />}
      <div>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.next()}
        </button>
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{text.notYet()}</p>
    </form>
  )
}

/** Others name the goods in their own words. */
const Goods = ({ typed }: { typed: string }) => (
  <TextArea
    id="goods"
    name="goods"
    label={text.goods()}
    help={text.goodsHelp()}
    defaultValue={typed}
    maxLength={MAX.goods}
    optional
    rows={3}
  />
)

function Lines({ form, error }: { form: WithdrawalForm; error: string | undefined }) {
  return (
    <fieldset className={styles.lines}>
      <legend>{text.what()}</legend>
      <label className={styles.scope}>
        <span className={checkStyles.radio}>
          <input type="radio" name="scope" value="all" defaultChecked={!form.isPart} />
        </span>
        {text.wholeOrder()}
      </label>
      <label className={styles.scope}>
        <span className={checkStyles.radio}>
          <input type="radio" name="scope" value="part" defaultChecked={form.isPart} />
        </span>
        {text.part()}
      </label>
      {error && <Note kind="bad">{error}</Note>}
      {form.lines.map(({ line, name, option, image, tint, quantity, chosen, exception }) => (
        <div key={line} className={styles.line}>
          <div className={`${tileStyles.tile} ${tintClass[tint]}`}>
            {image !== '' && <img src={image} alt="" width="56" height="70" />}
          </div>
          <SelectField
            id={`line-${line}`}
            name={`line-${line}`}
            label={text.pieces({ name: lineName({ name, option }) })}
            help={exception === null ? undefined : text.exceptionText(exception)}
            defaultValue={String(chosen)}
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
    </fieldset>
  )
}
