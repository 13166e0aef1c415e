/** Why a search got no answer (SPEC-8), said to whoever searched. */
import type { SearchFailure } from '#domain/search/search.ts'
import { msg } from './text.ts'

export const searchFailures: Record<SearchFailure, () => string> = {
  connection: msg('Timpul de conectare a expirat', 'Connection timeout', 'A kapcsolódás túllépte az időkorlátot'),
  socket: msg('Răspunsul nu s-a încheiat la timp', 'Socket timeout', 'A válasz nem fejeződött be időben'),
  network: msg('Cererea prin rețea a eșuat', 'Network request failed', 'A hálózati kérés nem sikerült'),
}
/** Under results that another engine found. */
export const foundByShop = msg(
  'Am căutat în lista proprie a magazinului.',
  'These results come from the shop’s own list.',
  'A találatok a bolt saját listájából származnak.',
)
/** Under the search box, where suggestions would be. */
export const searchAnyway = msg(
  'Apasă Enter și caută oricum.',
  'Press Enter and search anyway.',
  'Nyomjon Entert, és keressen így is.',
)
