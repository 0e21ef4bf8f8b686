import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { archive, keptRelease } from '../../compatibility/lastRelease'

const kept = keptRelease()
const changelog = readFileSync(
  path.join(import.meta.dirname, '../../../CHANGELOG.md'),
  'utf8',
)
const [, latest = ''] = changelog.split(/^## (?!Unreleased)/m)

test('the kept release is the latest one of the changelog, with its API version', () => {
  expect(latest.startsWith(`${kept.version}\n\nAPI ${kept.contract}.\n`)).toBe(
    true,
  )
})

test('the remote and the host of the older release are kept, with the hash of each file and the versions of the host’s libraries', () => {
  const zip = new AdmZip(archive)
  expect(
    zip
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
  const { contract, version } = JSON.parse(
    zip.readAsText('remote/contract.json'),
  )
  expect({ contract, version }).toEqual({
    contract: kept.contract,
    version: kept.version,
  })
  for (const library of ['react', 'wagmi', '@tanstack/react-query'])
    expect(kept.libraries[library]).toMatch(/^\d+\.\d+\.\d+/)
  // The archive stays in the repository for good.
  expect(statSync(archive).size).toBeLessThan(2_000_000)
})
