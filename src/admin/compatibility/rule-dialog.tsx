/** A rule, new or changed. Nothing typed is lost to a refusal. */
import { useState } from 'react'
import { RULE_LIMITS } from '#domain/compatibility/compatibility-rule.ts'
import * as say from '#messages/admin/settings/compatibility.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useChangedMeanwhile } from '#admin/client/use-changed-meanwhile.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { KeyPicker } from '#admin/product-types/key-picker.tsx'
import type { RuleChanged, RuleFieldsView, RulesView, RuleView } from '#admin/schema/settings/compatibility.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import { nameOfRule } from './rule-words.ts'
import { SideFields } from './side-fields.tsx'
import * as record from '#admin/ui/record.module.css'
import * as styles from './rules.module.css'

interface Props {
  /** Null for a new one. */
  rule: RuleView | null
  data: RulesView
  onClose: () => void
  onDone: () => void
}

const EMPTY: RuleFieldsView = {
  one: { type: '', where: [] },
  other: { type: '', where: [] },
  sameBrand: false,
  same: [],
  adapter: null,
  isAccessory: true,
}

function useRuleForm({ rule, data, onDone }: Omit<Props, 'onClose'>) {
  const [values, setValues] = useState<RuleFieldsView>(() => {
    if (rule === null) return EMPTY
    const { id: _, version: __, products: ___, ...fields } = rule
    return fields
  })
  const [version, setVersion] = useState(rule?.version ?? '')
  const [missing, setMissing] = useState<string | null>(null)
  const written = useWritten()
  const meanwhile = useChangedMeanwhile((now) => {
    const current = now as RuleView
    setVersion(current.version)
    return say.changedMeanwhile({ name: nameOfRule(current, data) })
  })
  const save = () => {
    const isWhole = values.one.type !== '' && values.other.type !== ''
    setMissing(isWhole ? null : say.chooseBoth())
    if (!isWhole) return
    written.write<RuleChanged>({
      call: () =>
        rule === null
          ? call('POST', '/compatibility-rules', { rule: values })
          : call('POST', `/compatibility-rules/${rule.id}`, { version, rule: values }),
      words: say.saved({ name: nameOfRule(values, data) }),
      done: onDone,
      refused: meanwhile.refused,
    })
  }
  return {
    values,
    change: (part: Partial<RuleFieldsView>) => setValues({ ...values, ...part }),
    save,
    isBusy: written.isBusy,
    failure: missing ?? meanwhile.sentence ?? written.failure,
  }
}

/** The failure stands beside the button: the top of the form is out of sight on a telephone. */
export function RuleDialog({ rule, data, onClose, onDone }: Props) {
  const { values, change, save, isBusy, failure } = useRuleForm({ rule, data, onDone })
  return (
    <Dialog title={rule === null ? say.newRule() : say.changeThis()} size="wide" onClose={onClose}>
      <form
        className={record.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className={styles.sides}>
          <SideFields label={say.oneLabel()} side={values.one} data={data} onChange={(one) => change({ one })} />
          <SideFields label={say.otherLabel()} side={values.other} data={data} onChange={(other) => change({ other })} />
        </div>
        <div className={styles.sides}>
          <fieldset className={styles.side}>
            <legend>{say.common()}</legend>
            <label className={record.check}>
              <input
                type="checkbox"
                checked={values.sameBrand}
                onChange={({ target }) => change({ sameBrand: target.checked })}
              />
              {say.brandToo()}
            </label>
            <KeyPicker
              label={say.sameLabel()}
              choices={data.attributes}
              chosen={values.same}
              onChange={(same) => change({ same: same.slice(0, RULE_LIMITS.same) })}
            />
          </fieldset>
          <KeyPicker
            label={say.adapterLabel()}
            choices={data.types}
            chosen={values.adapter === null ? [] : [values.adapter]}
            onChange={(keys) => change({ adapter: keys.at(-1) ?? null })}
          />
        </div>
        <label className={record.check}>
          <input
            type="checkbox"
            checked={values.isAccessory}
            onChange={({ target }) => change({ isAccessory: target.checked })}
          />
          {say.isAccessory()}
        </label>
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <div className={record.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
