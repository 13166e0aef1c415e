/** Messages for the fields of a child (SPEC-5). Keys are the problem codes of `domain/customers/child.ts`. */
import { MAX_CHILD_NAME, type ChildProblem } from '#domain/customers/child.ts'
import { msg } from '#messages/text.ts'
import { tooLong } from '#messages/validation.ts'

const TEXTS: Record<ChildProblem, () => string> = {
  child_name_required: msg('Numele este obligatoriu', 'Name is required', 'A név megadása kötelező'),
  child_name_too_long: () => tooLong(MAX_CHILD_NAME),
  dob_required: msg('Data nașterii este obligatorie', 'Date of birth is required', 'A születési dátum megadása kötelező'),
  dob_invalid: msg('Data nașterii nu este validă', 'Enter a valid date of birth', 'A születési dátum érvénytelen'),
  dob_future: msg(
    'Data nașterii nu poate fi în viitor',
    'Date of birth cannot be in the future',
    'A születési dátum nem lehet jövőbeli',
  ),
}

export const isChildProblem = (code: string): code is ChildProblem => Object.hasOwn(TEXTS, code)

/** Returns the sentence for a problem of a child's field. */
export const childProblemText = (problem: ChildProblem): string => TEXTS[problem]()
