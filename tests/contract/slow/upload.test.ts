import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startStaticServer } from '../../../host-example/local/staticServer'
import type { Contract } from '../../../src/kit/Contract'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import {
  addRelease,
  editChannels,
} from '../../../src/release/channels/editChannels'
import { findAltered } from '../../../src/release/channels/findAltered'
import { siteReader } from '../../../src/release/channels/liveSite'
import {
  differences,
  emptyChannels,
  readChannels,
  releaseOf,
  writeChannels,
  writeRelease,
  writeRoot,
} from '../../../src/release/channels/site'
import { releaseCommand } from '../../../src/release/releaseCommand'
import { installFromDebian } from '../../fixtures/browsers/installFromDebian'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'
import { aContract } from '../../fixtures/servers/aContract'

// A fresh machine downloads Debian's lists first.
beforeAll(async () => {
  if (spawnSync('rsync', ['--version']).status === 0) return
  const advice = 'Install rsync: the guide uploads a site with it.'
  await installFromDebian(['rsync'], advice, (line) =>
    process.stdout.write(`${line}\n`),
  )
}, 300_000)

/** The commands of the guide that upload with rsync. */
const uploads = fencesIn(sectionOf('ship', 'Release, canary, roll back'))
  .flatMap(({ code }) => code.split('\n'))
  .filter((line) => line.includes('rsync'))

/**
 * Creates a site with two releases and the settings of a host. The server has what the guide has uploaded after the
 * first release.
 */
function aDeployment() {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [site, server] = [
    path.join(folder, 'site'),
    path.join(folder, 'server'),
  ]
  mkdirSync(server)
  /** Runs a line of the guide with the server's folder. */
  const type = (line: string, cwd = folder) => {
    const typed = line.replaceAll(
      'deploy@wallet.example:/srv/walletdock',
      server,
    )
    execFileSync('sh', ['-c', typed], { cwd })
  }
  let channels = emptyChannels
  for (const version of ['1.0.0', '2.0.0']) {
    const built = path.join(folder, version)
    mkdirSync(built)
    writeFileSync(
      path.join(built, 'contract.json'),
      JSON.stringify({ ...aContract, version }),
    )
    writeFileSync(path.join(built, aContract.entry), version)
    writeRelease(site, version, built)
    const { version: _, ...hashes } = releaseOf(built)
    channels = [
      ['promote', version],
      ['pin', 'shop.example', version],
    ].reduce(editChannels, addRelease(channels, version, hashes))
    writeRoot(site, channels)
    writeChannels(site, channelFiles(channels))
    if (version === '1.0.0') for (const line of uploads) type(line)
  }
  return { folder, site, server, type }
}

/** @throws Error if the server's channels name a release, an entry or settings that it does not have */
async function assertServes(server: string) {
  const served = readChannels(server)
  if (!served) throw new Error('The server has no channels.json.')
  const read = siteReader(server)
  const wrong = await findAltered(served, read, async () => undefined)
  expect(wrong).toEqual([])
  expect(served.fault).toBeUndefined()
  const contract = readFileSync(path.join(server, 'contract.json'), 'utf8')
  const { entry }: Contract = JSON.parse(contract)
  if (!existsSync(path.join(server, entry)))
    throw new Error(`The server has no ${entry}.`)
}

test('after each line of the guide’s upload, no file is missing', async () => {
  const { site, server, type } = aDeployment()
  expect(uploads).toHaveLength(3)
  for (const line of uploads) {
    type(line)
    await assertServes(server)
  }
  expect(differences(site, server)).toEqual([])
})

test('an edit of the live site and the guide’s upload lose nothing in a fresh checkout', async () => {
  const { folder, server, type } = aDeployment()
  const live = await startStaticServer({ folder: server })
  onTestFinished(() => live.stop())
  const fresh = path.join(folder, 'fresh')
  mkdirSync(fresh)
  const edit = ['disable', 'Why', '--from', live.url]
  await releaseCommand([...edit, '--site', path.join(fresh, 'site')])
  for (const line of uploads) {
    type(line, fresh)
    await assertServes(server)
  }
  expect(readChannels(server)?.channels).toMatchObject({
    disabled: 'Why',
    pinned: { 'shop.example': '1.0.0' },
  })
})
