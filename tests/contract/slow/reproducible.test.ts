import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences } from '../../../src/release/channels/site'
import { copySources } from '../../fixtures/project/copySources'
import { runProgram } from '../../fixtures/project/runProgram'

const here = path.join(import.meta.dirname, '../../..')
const sites = mkdtempSync(path.join(tmpdir(), 'walletdock-sites-'))
const siteOf = (name: 'here' | 'elsewhere') => path.join(sites, name)
let elsewhere: ReturnType<typeof copySources>

beforeAll(async () => {
  elsewhere = copySources()
  await npm(elsewhere.folder, 'run', 'build:remote')
}, 300_000)
afterAll(async () => {
  rmSync(sites, { recursive: true })
  await elsewhere.remove()
}, 120_000)

test('a build in another folder, without history, at another time and in another time zone has the same bytes in every file', () => {
  const built = [here, elsewhere.folder].map((it) => path.join(it, 'dist'))
  expect(differences(built[0] ?? '', built[1] ?? '')).toEqual([])
})

test('a release of that build also has the same bytes, including channels and bill of materials, but for the time of the edit', async () => {
  await npm(here, 'run', 'release', '--', '--new', '--site', siteOf('here'))
  await npm(
    elsewhere.folder,
    ...['run', 'release', '--', '--new', '--site', siteOf('elsewhere')],
  )
  // The history of edits has the time of each edit.
  expect(differences(siteOf('here'), siteOf('elsewhere'))).toEqual([
    'releases.json',
  ])
})

const npm = (cwd: string, ...args: readonly string[]) =>
  runProgram('npm', args, { cwd, env: { TZ: 'Pacific/Kiritimati' } })
