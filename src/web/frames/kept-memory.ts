/**
 * Cookies and storage for a service that runs in a sandbox, where a browser refuses both. They live in the frame; the page keeps a copy as
 * long as the visitor consents, and no request ever carries them.
 */

const isExpired = (attributes: readonly string[]): boolean =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().toLowerCase().split('=')
    if (name === 'max-age') return Number(value) <= 0
    return name === 'expires' && Date.parse(value) <= Date.now()
  })

/** Returns the pairs of a memory, none of one that is damaged. */
function pairsOf(memory: string): Map<string, string> {
  try {
    const pairs: unknown = JSON.parse(memory)
    return new Map(Object.entries(pairs as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  } catch {
    return new Map()
  }
}

function storageOf(values: Map<string, string>): Storage {
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

/** Puts the memory in the place of `document.cookie` and of both storages. `keep`: called with the cookies after each change. */
export function giveMemory(memory: string, keep: (memory: string) => void): void {
  const cookies = pairsOf(memory)
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    set(line: unknown) {
      const [pair = '', ...attributes] = String(line).split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      if (at < 1) return
      if (isExpired(attributes)) cookies.delete(name)
      else cookies.set(name, pair.slice(at + 1).trim())
      keep(JSON.stringify(Object.fromEntries(cookies)))
    },
  })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: storageOf(new Map()) })
}
