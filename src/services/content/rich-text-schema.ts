/** The rules of rich text as it is entered: what is not named here is refused. */
import { z } from 'zod'
import type { Block, Span } from '#domain/content/content.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'
import { filled, key } from '#services/checked-input.ts'

const safeHref = z.string().refine(isSafeHref, 'use a path of this site, or an address with http, https, mailto or tel')

const span = z.union([
  z.string(),
  z.strictObject({ text: z.string(), href: safeHref.optional(), strong: z.boolean().optional() }),
]) satisfies z.ZodType<Span>
const line = z.union([z.string(), z.array(span)])

export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      text: filled,
      id: key.optional(),
    }),
    z.strictObject({ kind: z.literal('paragraph'), text: line }),
    z.strictObject({ kind: z.literal('list'), ordered: z.boolean().optional(), items: z.array(line) }),
    z.strictObject({
      kind: z.literal('table'),
      caption: z.string(),
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
    z.strictObject({ kind: z.literal('form'), title: filled, lines: z.array(z.string()) }),
  ]),
) satisfies z.ZodType<Block[]>
