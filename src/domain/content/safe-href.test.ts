import { expect, test } from 'vitest'
import { isSafeHref } from './safe-href.ts'

test.each([
  '/retur',
  '/',
  '#livrare',
  'https://anpc.ro/sal?x=1#y',
  'http://example.org',
  'mailto:bun-venit@nestling.example',
  'tel:+40213000000',
])('%s may be linked to', (href) => expect(isSafeHref(href)).toBe(true))

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  '//evil.example',
  '/\\evil.example',
  'https:///evil.example',
  'https://a b',
  'retur',
  '/a\tb',
])('%j may not', (href) => expect(isSafeHref(href)).toBe(false))
