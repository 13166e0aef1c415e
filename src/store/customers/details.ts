/** Personal details of an account; its address has its own change (`change-email.ts`). */
import type { Query } from '#store/database/db.ts'

export interface PersonalDetails {
  firstName: string
  lastName: string
  /** E.164 */
  phone: string | null
}

export async function setDetails(query: Query, id: string, { firstName, lastName, phone }: PersonalDetails): Promise<void> {
  await query.updateTable('customer').set({ first_name: firstName, last_name: lastName, phone }).where('id', '=', id).execute()
}
