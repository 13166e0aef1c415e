/** What every call about one partnership asks: which one, and whether the role may write it. */
import { z } from 'zod'
import type { OfficeContext } from '#web/http/api/endpoint.ts'

/** Returns the id of an address; null for what cannot be one. */
export const idOf = ({ params }: Pick<OfficeContext, 'params'>): string | null => z.uuid().safeParse(params.id).data ?? null

/** Codes give away what the shop or its partner pays for: a role with a limit writes none. */
export const mayWrite = ({ grant }: Pick<OfficeContext, 'grant'>): boolean => grant === 'always'
