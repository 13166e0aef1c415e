/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { SavedList, ListLook } from '#domain/staff/list-view.ts'
import type { RequestState } from '#domain/staff/staff-request.ts'
import type { StaffLinkPurpose, StaffPasskeyPurpose } from '#domain/staff/staff-session.ts'
import type { DraftContent } from '#domain/staff/form-draft.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Json, JsonOptional, Optional } from './column-types.ts'

export interface StaffTables {
  staff_member: {
    id: string
    email: string
    email_key: string
    first_name: string
    last_name: string
    role: Role
    locale: Locale
    password_hash: Optional<string>
    totp_key: Optional<string>
    totp_used: Optional<number>
    is_founder: Generated<boolean>
    created_at: Date
    last_seen_at: Optional<Date>
    disabled_at: Optional<Date>
    version: Generated<number>
  }
  staff_session: {
    id: string
    token_hash: Buffer
    staff_id: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
    browser: string
    confirmed_at: Date
  }
  staff_link: {
    hash: Buffer
    purpose: StaffLinkPurpose
    staff_id: Optional<string>
    totp_key: Optional<string>
    created_at: Date
    expires_at: Date
  }
  staff_recovery_code: {
    staff_id: string
    hash: Buffer
    used_at: Optional<Date>
  }
  staff_passkey: {
    id: string
    credential_id: Buffer
    staff_id: string
    public_key: Buffer
    counter: number
    transports: Generated<string[]>
    name: string
    created_at: Date
    last_used_at: Optional<Date>
  }
  staff_passkey_challenge: {
    hash: Buffer
    browser_hash: Buffer
    purpose: StaffPasskeyPurpose
    link_hash: Optional<Buffer>
    session_id: Optional<string>
    expires_at: Date
  }
  staff_request: {
    id: string
    staff_id: string
    staff_name: string
    action: string
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: string
    params: Json<Record<string, string>>
    body: Json<JsonValue>
    state: RequestState
    code: Optional<string>
    created_at: Date
    decided_by: Optional<string>
    decided_name: Optional<string>
    decided_at: Optional<Date>
    note: Optional<string>
  }
  staff_view: {
    id: string
    list: SavedList
    staff_id: string
    name: string
    query: string
    look: JsonOptional<ListLook>
    is_shared: boolean
    created_at: Date
  }
  staff_draft: {
    staff_id: string
    form: string
    content: Json<DraftContent>
    kept_at: Date
  }
  staff_presence: {
    staff_id: string
    form: string
    section: Optional<string>
    seen_at: Date
  }
  api_key: {
    id: string
    name: string
    hash: Buffer
    start: string
    scope: string[]
    created_at: Date
    created_by: string
    created_name: string
    last_used_at: Optional<Date>
    expires_at: Optional<Date>
    revoked_at: Optional<Date>
  }
  audit_entry: {
    position: number
    id: string
    at: Date
    staff_id: Optional<string>
    staff_name: string
    action: string
    object_kind: string
    object_id: string
    object_name: string
    before: JsonOptional<JsonValue>
    after: JsonOptional<JsonValue>
    reason: Optional<string>
    undoes: Optional<string>
    ip: string
    device: string
    hash: Buffer
  }
  audit_head: {
    is_only: Generated<boolean>
    position: number
    hash: Buffer
  }
}
