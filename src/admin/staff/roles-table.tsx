/** What each role may do, as the server decides it. */
import { ROLES } from '#domain/staff/roles.ts'
import { plainText } from '#domain/pricing/money.ts'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/staff.ts'
import { roles } from '#messages/admin/shell.ts'
import type { StaffListView } from '#admin/schema/staff.ts'
import * as styles from './page.module.css'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import * as table from '#admin/ui/table.module.css'

type Permission = StaffListView['permissions'][number]
type Grant = NonNullable<Permission['grants'][keyof Permission['grants']]>

const nameOf = (action: string): string =>
  Object.hasOwn(say.permissions, action) ? say.permissions[action as keyof typeof say.permissions]() : action

function grantText(grant: Grant | null | undefined): string {
  if (!grant) return say.mayNot()
  if (grant === 'always') return say.mayAlways()
  if (grant === 'on_approval') return say.mayAsk()
  return say.mayUpTo({ amount: plainText(grant.limit.RON, 'RON', locale()) })
}

export function RolesTable({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h2>{say.whatRolesMay()}</h2>
        <span className={table.muted}>{say.fixedRoles()}</span>
      </div>
      <ScrollBox label={say.whatRolesMay()} className={table.wrap}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={table.hidden}>{say.actions()}</span>
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={table.center}>
                  {roles[role]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map(({ action, grants }) => (
              <tr key={action}>
                <th scope="row">{nameOf(action)}</th>
                {ROLES.map((role) => (
                  <td key={role} className={`${table.center} ${grants[role] ? '' : table.muted}`}>
                    {grantText(grants[role])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={table.muted}>{say.asksMeans()}</p>
    </section>
  )
}
