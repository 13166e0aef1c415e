/** The language in which a person of the staff reads the back office and its mails: the person's own, on every device. */
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { lockMember, updateMember } from '#store/staff/members.ts'
import { isUuid } from '#store/database/uuid.ts'
import { writeAudit, type Actor } from './audit.ts'
import { nameOf } from './second-step.ts'
import type { UndoHandler } from './undo-handler.ts'

const ACTION = 'staff.language_changed'

/** Sets the language of a person who is signed in. Returns the entries that tell it: none where it was this one already. */
export const chooseLanguage = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor & { staffId: string },
  locale: Locale,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, actor.staffId)
    if (!member || member.locale === locale) return []
    await updateMember(tx, member.id, { locale })
    const object = { kind: 'staff' as const, id: member.id, name: nameOf(member) }
    const change = { before: { locale: member.locale }, after: { locale } }
    return [await writeAudit(tx, actor, { action: ACTION, object, ...change }, clock.now())]
  })

/** Takes back that a person chose another language: only that person may. */
export const undoLanguage: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx) => {
    const { id } = entry.object
    if (id !== actor.staffId || !isUuid(id)) return 'not_undoable'
    const member = await lockMember(tx, id)
    const [before, after] = [entry.before, entry.after] as unknown as { locale: Locale }[]
    if (!member || member.locale !== after!.locale) return 'changed_since'
    await updateMember(tx, id, { locale: before!.locale })
    const object = { kind: 'staff' as const, id, name: nameOf(member) }
    await writeAudit(tx, actor, { action: ACTION, object, before: after!, after: before!, reason, undoes: entry.id }, clock.now())
    return 'done'
  })
