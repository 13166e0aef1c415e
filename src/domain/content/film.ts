/** Where a film of another site plays inside a page. */

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/
/** What these sites name their films by. */
const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{4,14}$/

/** Returns the address of YouTube's player that sets no cookies before the film is started. */
function youtube({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.slice(1).split('/')
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? (searchParams.get('v') ?? '') : second
  const isFilm = hostname === 'youtu.be' || ['watch', 'embed', 'shorts'].includes(first)
  return isFilm && YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
}

function vimeo({ pathname }: URL): string | null {
  const id = pathname.split('/').at(-1) ?? ''
  return VIMEO_ID.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : null
}

/** Returns the address at which a film can be embedded; null where its host is not one of these, or it is no film. */
export function filmEmbed(film: string, hosts: readonly string[]): string | null {
  const url = URL.parse(film)
  if (url?.protocol !== 'https:' || url.username || url.port) return null
  const embed = YOUTUBE.test(url.hostname) ? youtube(url) : VIMEO.test(url.hostname) ? vimeo(url) : url.href
  return embed !== null && hosts.includes(new URL(embed).host) ? embed : null
}
