import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const file = path.join(import.meta.dirname, '../../../package-lock.json')
const packages: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(file, 'utf8'),
).packages

const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['ISC', 'MIT', '(Apache-2.0 AND MIT)'],
])

test('the lock file names no registry, so that npm uses the configured registry', () => {
  const bound = Object.entries(packages).filter(([, { resolved }]) =>
    /^\w+:/.test(resolved ?? ''),
  )
  expect(bound.map(([name]) => name)).toEqual([])
})

test('the lock file has the binaries of every platform, because `npm ci` rejects it otherwise', () => {
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  )
  expect(wanted.length).toBeGreaterThan(0)
  const missing = wanted.filter((name) => !packages[`node_modules/${name}`])
  expect(missing).toEqual([])
})

test('every package that the build or one of our pages may use has a permissive licence', () => {
  const others = Object.entries(packages).filter(
    ([folder, { dev, link, license = 'none' }]) =>
      folder.includes('node_modules/') &&
      !dev &&
      !link &&
      !permissive.has(license),
  )
  expect(others.map(([folder, { license }]) => [folder, license])).toEqual([])
})
