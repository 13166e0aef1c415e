/** Rules as rows: both kinds of goods, what they have in common, how many products fit by it. */
import * as say from '#messages/admin/settings/compatibility.ts'
import { formatCount } from '#messages/text.ts'
import type { RulesView, RuleView } from '#admin/schema/settings/compatibility.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { attributeWords, conditionWords, nameOfRule, typeWords } from './rule-words.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './rules.module.css'

interface Props {
  data: RulesView
  /** Null for who may only look. */
  acts: { change: (rule: RuleView) => void; remove: (rule: RuleView) => void } | null
}

export const RuleTable = ({ data, acts }: Props) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.title()}</caption>
      <TableHead
        columns={[
          say.columns.one(),
          say.columns.other(),
          say.columns.common(),
          say.columns.adapter(),
          { number: say.columns.products() },
        ]}
        {...(acts && { actions: say.actions() })}
      />
      <tbody>
        {data.rules.map((rule) => (
          <tr key={rule.id}>
            <th scope="row">
              <Side data={data} side={rule.one} />
            </th>
            <td>
              <Side data={data} side={rule.other} />
            </td>
            <td>
              {[...(rule.sameBrand ? [say.sameBrand()] : []), ...rule.same.map((key) => attributeWords(data, key))].join(', ')}
            </td>
            <td className={table.muted}>{rule.adapter === null ? say.noAdapter() : typeWords(data, rule.adapter)}</td>
            <td className={table.number}>{formatCount(rule.products)}</td>
            {acts && (
              <td>
                <span className={styles.acts}>
                  <Button
                    size="small"
                    aria-label={`${say.change()}: ${nameOfRule(rule, data)}`}
                    onClick={() => acts.change(rule)}
                  >
                    {say.change()}
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`${say.remove()}: ${nameOfRule(rule, data)}`}
                    onClick={() => acts.remove(rule)}
                  >
                    {say.remove()}
                  </Button>
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Side({ data, side }: { data: RulesView; side: RuleView['one'] }) {
  return (
    <>
      {typeWords(data, side.type)}
      {conditionWords(data, side).map((words) => (
        <small key={words} className={styles.condition}>
          {words}
        </small>
      ))}
    </>
  )
}
