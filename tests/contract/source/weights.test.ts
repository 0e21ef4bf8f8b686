import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Weights that Segoe UI, Roboto, Inter, Noto and San Francisco have. Windows and most of Linux have no 500. */
const weights = ['400', '600', '700']

/** A weight in a `font` shorthand, before the size, in a `fontWeight`, or in our table of fonts. */
const written =
  /\b(\d{3})\s+\d+px\/|fontWeight: (\d{3})|font-weight:(\d{3})|\bfont\((\d{3}),/g

test('texts use only font weights that the system fonts have', () => {
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    [...text.matchAll(written)].map(([all, ...groups]) => ({
      file,
      all,
      weight: groups.find(Boolean) ?? '',
    })),
  )
  expect(found.length).toBeGreaterThan(20)
  const others = found
    .filter(({ weight }) => !weights.includes(weight))
    .map(({ file, all }) => `${file}: ${all}`)
  expect(others).toEqual([])
})
