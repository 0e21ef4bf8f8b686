import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { archive } from '../../compatibility/lastRelease'

const root = path.join(import.meta.dirname, '../../..')

test('the kept release is the latest one of the changelog, with its API version, a remote and two hosts', () => {
  const zip = new AdmZip(archive)
  const { contract, version } = JSON.parse(
    zip.readAsText('remote/contract.json'),
  )
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
  const [, latest = ''] = changelog.split(/^## (?!Unreleased)/m)
  expect(latest).toMatch(`${version}\n\nAPI ${contract}.\n`)
  for (const file of ['remote/remoteEntry.js', 'host/index.html'])
    expect(zip.getEntry(file)).not.toBeNull()
  expect(zip.getEntry('host/thin.html')).not.toBeNull()
  // The archive stays in the repository for good.
  expect(statSync(archive).size).toBeLessThan(2_000_000)
})
