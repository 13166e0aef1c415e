/** What a form says of its draft and of the people who have it open. */
import * as say from '#messages/admin/people/drafts.ts'
import { Button } from '#admin/ui/button.tsx'
import { clockWords } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Initials } from '#admin/ui/person.tsx'
import type { DraftState } from './use-draft.ts'
import * as styles from './form.module.css'

/** Returns when the draft was kept, for the line that counts what is unsaved; nothing before that. */
export const keptWords = ({ keptAt }: DraftState): string | undefined =>
  keptAt === null ? undefined : say.kept({ at: clockWords(keptAt) })

/** What was typed before: to go on with, or to discard. */
export function DraftOffer({ draft: { offer } }: { draft: DraftState }) {
  return (
    offer && (
      <div className={styles.offer}>
        <Note kind="plain">{say.offer({ at: clockWords(offer.keptAt) })}</Note>
        <Button onClick={offer.discard}>{say.discard()}</Button>
        <Button kind="dark" onClick={offer.goOn}>
          {say.goOn()}
        </Button>
      </div>
    )
  )
}

interface HereProps {
  draft: DraftState
  /** Name of a section of the form; null for one that has no name. */
  sectionName?: (section: string) => string | null
}

/** Who else has the form open, and where in it. */
export const AlsoHere = ({ draft: { others }, sectionName = () => null }: HereProps) => (
  <span className={styles.here} role="status">
    {others.map((person) => {
      const { id, firstName: name, section: place } = person
      const section = place === null ? null : sectionName(place)
      return (
        <span key={id}>
          <Initials {...person} />
          {section === null ? say.isHere({ name }) : say.isHereIn({ name, section })}
        </span>
      )
    })}
  </span>
)
