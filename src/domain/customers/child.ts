/** A customer's child (SPEC-5, LAW-51): a name and a date of birth. Days are ISO dates; "today" is the day in the market's time zone. */
import { isDay } from '#domain/time/calendar-day.ts'

/** Characters of a child's name. */
export const MAX_CHILD_NAME = 60
/** Days of birth before this one are mistyped. */
const EARLIEST_BIRTH = '1900-01-01'

export interface TypedChild {
  name: string
  /** ISO date, '' when nothing was typed. */
  dateOfBirth: string
}

export const CHILD_PROBLEMS = ['child_name_required', 'child_name_too_long', 'dob_required', 'dob_invalid', 'dob_future'] as const
/** Also the key of its message. */
export type ChildProblem = (typeof CHILD_PROBLEMS)[number]

/** Returns what is wrong with each field; an empty object when the child can be stored. */
export function childProblems({ name, dateOfBirth }: TypedChild, today: string): Partial<Record<keyof TypedChild, ChildProblem>> {
  const problems: Partial<Record<keyof TypedChild, ChildProblem>> = {}
  const length = [...name.trim()].length
  if (length === 0) problems.name = 'child_name_required'
  else if (length > MAX_CHILD_NAME) problems.name = 'child_name_too_long'
  const birth = dateOfBirth.trim()
  if (birth === '') problems.dateOfBirth = 'dob_required'
  else if (!isDay(birth) || birth < EARLIEST_BIRTH) problems.dateOfBirth = 'dob_invalid'
  else if (birth > today) problems.dateOfBirth = 'dob_future'
  return problems
}

/** Returns the first letter of a name, large: it stands for the child where the name has no room. */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase()
