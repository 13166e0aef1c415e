/** Plain paragraphs from the HTML of another shop's descriptions: no markup of theirs comes into this one. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

const tidy = (text: string): string =>
  decoded(text.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim()

/** Returns the text of a description and its list items; a text without tags stays as it is. */
export function textOfHtml(html: string): { opening: string; facts: string[] } {
  if (!/<[a-z!/]/i.test(html)) return { opening: decoded(html).trim(), facts: [] }
  const plain = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|iframe|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
  const facts: string[] = []
  const rest = plain.replaceAll(/<li\b[^>]*>([\s\S]*?)(?:<\/li\s*>|(?=<li\b)|$)/gi, (_, item: string) => {
    const fact = tidy(item).replaceAll('\n', ' ')
    if (fact !== '') facts.push(fact)
    return ' '
  })
  const broken = rest.replaceAll(/[\r\n]+/g, ' ').replaceAll(/<(?:br|\/p|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
  return { opening: tidy(broken).replaceAll(/\n{2,}/g, '\n'), facts }
}
