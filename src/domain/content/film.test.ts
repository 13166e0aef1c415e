import { expect, test } from 'vitest'
import { filmEmbed } from './film.ts'

const HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'films.example']
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ', YOUTUBE],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  [YOUTUBE, YOUTUBE],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://films.example/embed/7', 'https://films.example/embed/7'],
])('%s plays at %s', (film, embed) => {
  expect(filmEmbed(film, HOSTS)).toBe(embed)
})

test.each([
  'https://www.youtube.com/@nestling',
  'https://www.youtube.com/watch?v="><script>',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://films.example.evil.example/embed/7',
  'https://user@films.example/embed/7',
  'https://films.example:8443/embed/7',
  'http://films.example/embed/7',
  'javascript:alert(1)',
  '/films/own.mp4',
  '',
])('%s is not embedded', (film) => {
  expect(filmEmbed(film, HOSTS)).toBeNull()
})

test('a host that is not set is not embedded', () => {
  expect(filmEmbed('https://youtu.be/aqz-KE-bpKQ', ['player.vimeo.com'])).toBeNull()
})
