import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { membersOf } from '../surface/membersOf'
import { readSurface, type Surface } from '../surface/readSurface'

const dist = path.join(import.meta.dirname, '../../../dist')
const folder = path.join(import.meta.dirname, '../surfaces')
const contract: { contract: string; exposes: string[] } = JSON.parse(
  readFileSync(path.join(dist, 'contract.json'), 'utf8'),
)
const archive = new AdmZip(path.join(dist, '@mf-types.zip'))
const inArchive = 'compiled-types/src'

const built = readSurface(
  (file) => archive.getEntry(`${inArchive}/${file}.d.ts`)?.getData().toString(),
  Object.fromEntries(
    contract.exposes.map((name) => [name, `remote/exposes/${name.slice(2)}`]),
  ),
)
const versions = readdirSync(folder)
  .map((file) => path.basename(file, '.json'))
  .sort(byVersion)
const surfaceOf = (version: string): Surface =>
  JSON.parse(readFileSync(path.join(folder, `${version}.json`), 'utf8'))

test('the built surface equals the surface that is stored for the contract’s version', async () => {
  await expect(`${JSON.stringify(built, null, 2)}\n`).toMatchFileSnapshot(
    path.join(folder, `${contract.contract}.json`),
  )
})

test('the contract has the newest stored version', () => {
  expect(contract.contract).toBe(versions.at(-1))
})

test.each(versions)(
  'the change to the surface of %s matches its version, compared with every older one',
  (version) => {
    for (const older of versions.slice(0, versions.indexOf(version))) {
      const verdict = compareSurfaces(surfaceOf(older), surfaceOf(version))
      expect([older, verdict, isVersionFor(verdict, older, version)]).toEqual([
        older,
        verdict,
        true,
      ])
    }
  },
)

test('the stored surface lists each exposed module with its exported names', () => {
  expect(Object.keys(built.modules)).toEqual(contract.exposes)
  expect(Object.values(built.modules)).not.toContain('')
})

/** The effect of a change of the surface on a host that was built before it. */
type Verdict = 'breaking' | 'additive' | 'same'

/**
 * Returns whether a contract's version matches the change of the surface since another version. The major must
 * increase if something was removed or narrowed, and at least the minor if something was added.
 * @see https://semver.org
 */
function isVersionFor(verdict: Verdict, before: string, now: string): boolean {
  const [major = 0, minor = 0] = now.split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number)
  if (major !== oldMajor) return major > oldMajor
  if (minor !== oldMinor) return verdict !== 'breaking' && minor > oldMinor
  return verdict === 'same'
}

/** Orders contract versions, oldest first. */
function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Judges only names and fields. The pages in `kitTypes` notice if a field gets another type. */
function compareSurfaces(before: Surface, now: Surface): Verdict {
  const [old, fresh] = [namesIn(before), namesIn(now)]
  if (old.some((name) => !fresh.includes(name))) return 'breaking'
  return old.length === fresh.length ? 'same' : 'additive'
}

/** Returns what hosts can name: modules, what they export, and the fields of the declared types. */
function namesIn({ modules, declarations }: Surface): readonly string[] {
  const exported = Object.entries(modules).flatMap(([module, names]) =>
    names.split(', ').map((name) => `${module} ${name}`),
  )
  const fields = Object.entries(declarations).flatMap(([name, text]) => {
    const { members = new Map<string, string>() } = membersOf(text) ?? {}
    return [...members.keys()].map((field) => `${name}.${field}`)
  })
  return [...exported, ...fields]
}
