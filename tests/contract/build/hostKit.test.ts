import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../../../dist/host')
/** The folder's scripts that pages load. The other one is Playwright's. */
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.js') && file !== 'playwright.js',
)

const named = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(pattern)].map(
    ([, name = '']) => name,
  )

test.each(files)(
  '%s statically imports only the page’s own libraries',
  (file) => {
    const others = named(file, /\bfrom\s?"([^"]+)"/g).filter(
      (name) => !/^react(-dom)?(\/|$)/.test(name),
    )
    expect(others).toEqual([])
  },
)

test('the scripts that the kit fetches later, for the few pages that need them, are in the same folder as the kit', () => {
  const later = (file: string) => named(file, /\bimport\("\.\/([^"]+)"\)/g)
  expect(later('walletdock.js').toSorted()).toEqual([
    'assertTrust.js',
    'assertVerified.js',
    'checkOptions.js',
    'explainScriptError.js',
    'fetchHostSettings.js',
    'loadStoredRelease.js',
    'pageShareScope.js',
  ])
  expect(later('loadStoredRelease.js').toSorted()).toEqual([
    'assertTrust.js',
    'fetchHostSettings.js',
    'verifyEd25519.js',
  ])
  expect(later('fetchHostSettings.js')).toEqual(['verifyEd25519.js'])
  expect(later('assertTrust.js')).toEqual(['verifyEd25519.js'])
  expect(files).toEqual(
    expect.arrayContaining([...later('walletdock.js'), 'verifyEd25519.js']),
  )
})
