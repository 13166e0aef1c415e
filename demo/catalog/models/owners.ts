/** Model names and who owns them: a name belongs to one brand, as a trade mark does. */
import { BRANDS, type Brand } from '../brands.ts'
import { LEAVES } from '../leaves.ts'
import { isMan, SERIES, type SeriesName } from './series.ts'
import { category } from '../tree.ts'
import type { Words } from '../words.ts'

const SERIES_NAMES = Object.keys(SERIES) as SeriesName[]

/** Brands that make goods of a category in which names of the series are used. */
function brandsUsing(series: SeriesName): Brand[] {
  const groups = new Set(LEAVES.filter((leaf) => leaf.series === series).map((leaf) => category(leaf.key).group))
  return BRANDS.filter((brand) => brand.makes.some((group) => groups.has(group)))
}

/** The names of each series dealt in turn to the brands that use it. */
function dealt(): Map<string, Words[]> {
  const owned = new Map<string, Words[]>()
  for (const [s, series] of SERIES_NAMES.entries()) {
    const brands = brandsUsing(series)
    for (const [i, name] of SERIES[series].entries()) {
      const owner = brands[(i + s * 7) % brands.length]
      if (!owner) continue
      const key = `${series} ${owner.id}`
      owned.set(key, [...(owned.get(key) ?? []), name])
    }
  }
  return owned
}

const OWNED: ReadonlyMap<string, readonly Words[]> = dealt()

/** Returns the names of a series that a brand owns; `who` asks for those of men or women. */
export function modelsOf(brand: number, series: SeriesName, who?: string): readonly Words[] {
  const names = OWNED.get(`${series} ${brand}`) ?? []
  return who === undefined ? names : names.filter((name) => isMan(name) === (who === 'm'))
}
