import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const root = path.join(import.meta.dirname, '../../..')
const file = path.join(root, 'package-lock.json')
const packages: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(file, 'utf8'),
).packages

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
