/** `shop redirect …`: where visitors are sent who ask for an address that has no page any more (D-3). */
import { readFileSync } from 'node:fs'
import { REDIRECT_STATUSES, type Redirect } from '#domain/content/redirect.ts'
import { checkRedirects, removeRedirect, setRedirects, type RedirectFault } from '#services/content/redirects.ts'
import { CommandError } from '#cli/arguments/command-error.ts'
import { listRedirects, type SetRedirect } from '#store/content/redirects.ts'
import type { Database } from '#store/database/db.ts'

export const REDIRECT_USAGE = `  redirect list                             every redirect: from where, to where, for good (301) or for a while (302)
  redirect add <path> <target> [301|302]    send visitors of a path without a page on, such as /old-prams /c/prams; other
                                            markets' paths begin with /en or /hu; for good unless 302 is said
  redirect import <file>                    add many: a line for each, path, target and maybe 302 with commas between
  redirect remove <path>                    show visitors of the path the page 404 again
  redirect check                            those that lead nowhere, in circles or twice, or whose path shows a page now
`

/** @throws CommandError, InputRefused */
export async function redirectCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  switch (action) {
    case 'list':
      return (await listRedirects(db.query)).map(inWords).join('\n') || 'There are no redirects.'
    case 'add': {
      const stored = await db.transaction((tx) => setRedirects(tx, [redirectOf(rest)], now))
      return stored.map(({ path, target, status }) => `${path} leads to ${target} (${status}).`).join('\n')
    }
    case 'import': {
      const wanted = readLines(rest[0]).map((line) => redirectOf(line.split(',').map((part) => part.trim())))
      const stored = await db.transaction((tx) => setRedirects(tx, wanted, now))
      return `${stored.length} redirects are stored.`
    }
    case 'remove': {
      const [path] = rest
      if (path === undefined) throw new CommandError('Say the path of the redirect. See: redirect list')
      if (!(await db.transaction((tx) => removeRedirect(tx, path))))
        throw new CommandError(`There is no redirect of ${path}. See: redirect list`)
      return `${path} has no redirect any more.`
    }
    case 'check': {
      const faults = await checkRedirects(db.query, now)
      return faults.map(faultInWords).join('\n') || 'Every redirect leads to a page at once.'
    }
    default:
      throw new CommandError(`There is no command redirect ${action}.\n${REDIRECT_USAGE.trimEnd()}`)
  }
}

/** '/old-prams  /c/prams  301  2026-11-21T12:00:00.000Z' */
const inWords = ({ path, target, status, created_at }: SetRedirect): string =>
  [path, target, status, created_at.toISOString()].join('  ')

const FAULTS: Record<RedirectFault['fault'], (end: string) => string> = {
  loop: () => 'leads back to itself: remove it, or say another target',
  chain: (end) => `leads on to ${end}: say that as the target`,
  hidden: () => 'is not followed, because a page has this address now: remove it',
  'leads nowhere': () => 'leads to an address without a page: say another target',
}

const faultInWords = ({ redirect: { path, target }, fault, end }: RedirectFault): string =>
  `${path} → ${target}  ${FAULTS[fault](end)}`

/** @throws CommandError */
function redirectOf([path = '', target = '', status = '301', ...more]: readonly string[]): Redirect {
  if (path === '' || target === '' || more.length > 0)
    throw new CommandError('Say the path, the target and maybe 302, such as: redirect add /old-prams /c/prams')
  const known = REDIRECT_STATUSES.find((one) => String(one) === status)
  if (known === undefined) throw new CommandError(`The status is 301 for good or 302 for a while, not ${status}.`)
  return { path, target, status: known }
}

/** @throws CommandError */
function readLines(file: string | undefined): string[] {
  if (file === undefined) throw new CommandError('Say the file of the redirects.')
  try {
    return readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read: ${(error as Error).message}`)
  }
}
