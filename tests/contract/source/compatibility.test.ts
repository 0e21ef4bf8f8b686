import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { byVersion } from '../../compatibility/isVersionFor'
import { keptContracts, keptRelease } from '../../compatibility/lastRelease'

const folder = path.join(import.meta.dirname, '../../compatibility')
const written = readdirSync(path.join(import.meta.dirname, '../surfaces'))
  .map((file) => path.basename(file, '.json'))
  .sort(byVersion)

test('a release of the last contract is kept, or of the one before while the last one is new', () => {
  expect(written.slice(-2)).toContain(keptContracts().at(-1))
})

test.each(keptContracts())(
  'the remote and the host of contract %s are kept, with the hash of each file and the versions of the host’s libraries',
  (contract) => {
    const kept = keptRelease(contract)
    const archive = new AdmZip(path.join(folder, `${contract}.zip`))
    expect(kept.contract).toBe(contract)
    expect(
      archive
        .getEntries()
        .map(({ entryName }) => entryName)
        .sort(),
    ).toEqual(Object.keys(kept.files).sort())
    expect(Object.keys(kept.files)).toEqual(
      expect.arrayContaining([
        'remote/contract.json',
        'remote/remoteEntry.js',
        'host/index.html',
        'host/thin.html',
      ]),
    )
    const { version } = JSON.parse(archive.readAsText('remote/contract.json'))
    expect(version).toBe(kept.version)
    for (const library of ['react', 'wagmi', '@tanstack/react-query'])
      expect(kept.libraries[library]).toMatch(/^\d+\.\d+\.\d+/)
    // The archive stays in the repository for good.
    expect(statSync(path.join(folder, `${contract}.zip`)).size).toBeLessThan(
      2_000_000,
    )
  },
)
