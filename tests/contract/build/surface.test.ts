import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { byVersion, isVersionFor } from '../../compatibility/isVersionFor'
import { compareSurface } from '../surface/compareSurface'
import { onlyRead } from '../surface/onlyRead'
import { readSurface } from '../surface/readSurface'

const dist = path.join(import.meta.dirname, '../../../dist')
const folder = path.join(import.meta.dirname, '../surfaces')
const contract: { contract: string; exposes: string[] } = JSON.parse(
  readFileSync(path.join(dist, 'contract.json'), 'utf8'),
)
const archive = new AdmZip(path.join(dist, '@mf-types.zip'))
const inArchive = 'compiled-types/src'

const built = {
  ...readSurface(
    (file) =>
      archive.getEntry(`${inArchive}/${file}.d.ts`)?.getData().toString(),
    Object.fromEntries(
      contract.exposes.map((name) => [name, `exposes/${name.slice(2)}`]),
    ),
  ),
  onlyRead,
}
const versions = readdirSync(folder)
  .map((file) => path.basename(file, '.json'))
  .sort(byVersion)
const surfaceOf = (version: string): typeof built =>
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
      const verdict = compareSurface(surfaceOf(older), surfaceOf(version))
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
  for (const names of Object.values(built.modules))
    expect(Object.keys(names)).not.toEqual([])
})

test('every type in onlyRead exists', () => {
  expect(Object.keys(built.declarations)).toEqual(
    expect.arrayContaining(Object.keys(onlyRead)),
  )
})
