import { expect, test } from 'vitest'
import { labels, Metrics } from './metrics.ts'

test('requests are counted by route, method and status, and their durations by route', () => {
  const metrics = new Metrics()
  for (const seconds of [0.001, 0.005, 0.03, 9]) metrics.request({ route: '/p/*', method: 'GET', status: 200, seconds })
  metrics.request({ route: '/p/*', method: 'PURGE', status: 405, seconds: 0 })
  const text = metrics.write([])
  expect(text).toContain('nestling_http_requests_total{route="/p/*",method="GET",status="200"} 4\n')
  expect(text).toContain('nestling_http_requests_total{route="/p/*",method="other",status="405"} 1\n')
  expect(text).toContain('nestling_http_request_seconds_bucket{route="/p/*",le="0.005"} 3\n')
  expect(text).toContain('nestling_http_request_seconds_bucket{route="/p/*",le="0.1"} 4\n')
  expect(text).toContain('nestling_http_request_seconds_bucket{route="/p/*",le="2.5"} 4\n')
  expect(text).toContain('nestling_http_request_seconds_bucket{route="/p/*",le="+Inf"} 5\n')
  expect(text).toContain('nestling_http_request_seconds_count{route="/p/*"} 5\n')
  expect(text).toContain('nestling_http_request_seconds_sum{route="/p/*"} 9.036\n')
})

test('every line is a comment or a sample of a name with its help and type', () => {
  const metrics = new Metrics()
  metrics.page('hit')
  metrics.job('mail.send', 'done')
  metrics.mail('sent')
  const stop = metrics.watchLoop()
  const text = metrics.write([{ name: 'nestling_things', help: 'Things.', values: [['', 3]] }])
  stop()
  expect(text.endsWith('\n')).toBe(true)
  const typed = new Set(Array.from(text.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm), ([, name]) => name))
  for (const line of text
    .trimEnd()
    .split('\n')
    .filter((one) => !one.startsWith('#'))) {
    const [, name = ''] = /^([a-z_]+)(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})? (?:-?[\d.]+(?:e[+-]?\d+)?|NaN)$/.exec(line) ?? []
    expect(typed, line).toContain(name.replace(/_(bucket|sum|count)$/, ''))
  }
  expect(text).toContain('nestling_things 3\n')
  expect(text).toContain('nestling_jobs_total{kind="mail.send",result="done"} 1\n')
})

test('a value of a label cannot end its line', () => {
  expect(labels({ kind: 'a"b\\c\nd' })).toBe(String.raw`kind="a\"b\\c\nd"`)
})
