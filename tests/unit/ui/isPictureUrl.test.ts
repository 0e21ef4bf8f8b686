import { expect, test } from 'vitest'
import { isPictureUrl } from '../../../src/ui/Picture'

test.each([
  'https://example.org/a.png',
  'data:image/svg+xml,%3Csvg/%3E',
  'http://127.0.0.1:4000/a.svg',
  'http://localhost/a.svg',
  '/marks/a.svg',
  './a.svg?v=1:2',
  '../marks/my a.svg',
  'marks/a.svg',
])('isPictureUrl accepts %s', (url) => {
  expect(isPictureUrl(url)).toBe(true)
})

test.each([
  undefined,
  '',
  'http://example.org/a.png',
  'http://localhost.example.org/a.png',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'blob:https://example.org/1',
  '//example.org/a.png',
  '/\\example.org/a.png',
  '\\\\example.org/a.png',
  ' //example.org/a.png',
  '/\t/example.org/a.png',
  'java\tscript:alert(1)',
  'ftp://example.org/a.png',
])('isPictureUrl rejects %s', (url) => {
  expect(isPictureUrl(url)).toBe(false)
})
