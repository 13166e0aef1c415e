/** Who may write partnerships: codes give away what the shop or its partner pays for, so a role with a limit writes none. */
import { grantOf } from '#domain/staff/roles.ts'
import { useStaff } from '#admin/client/staff.ts'

export const useMayChange = (): boolean => grantOf(useStaff().role, 'promotions.change') === 'always'
