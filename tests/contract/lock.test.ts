import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const file = path.join(import.meta.dirname, '../../package-lock.json')
const packages: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(file, 'utf8'),
).packages

test('the lock names no registry, so that everybody’s own is asked', () => {
  const bound = Object.entries(packages).filter(([, { resolved }]) =>
    /^\w+:/.test(resolved ?? ''),
  )
  expect(bound.map(([name]) => name)).toEqual([])
})

test('the lock has the binaries of every platform, without which `npm ci` refuses it', () => {
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  )
  expect(wanted.length).toBeGreaterThan(0)
  const missing = wanted.filter((name) => !packages[`node_modules/${name}`])
  expect(missing).toEqual([])
})
