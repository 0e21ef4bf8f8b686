import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startStaticServer } from '../../../host-example/local/staticServer'
import { aSite, channelsOf, runRelease } from './aSite'

/** Returns a live site with a pinned host, and the options of a fresh folder that continues from it. */
async function aPinnedSite(...key: readonly string[]) {
  const live = aSite()
  const signing = key.length > 0 ? ['--key', live.ours, ...key] : []
  await runRelease(live.folder, 'pin', 'shop.example', '0.1.0', ...signing)
  const server = await startStaticServer({ folder: live.folder })
  onTestFinished(() => server.stop())
  const { folder } = aSite()
  rmSync(path.join(folder, 'channels.json'))
  const run = (...words: readonly string[]) =>
    runRelease(folder, ...words, '--from', server.url)
  /** Deletes the settings of hosts on the server. */
  const loseHosts = () => rmSync(path.join(live.folder, 'hosts.json'))
  return { ...live, folder, run, loseHosts }
}

test('an edit in a fresh folder continues with the settings of hosts on the live site', async () => {
  const { ours, folder, run } = await aPinnedSite('--start-signing')
  await run('renew', '--key', ours)
  expect(channelsOf(folder).pinned).toEqual({ 'shop.example': '0.1.0' })
  expect(await runRelease(folder, 'status', '--key', ours)).toContain(
    'Each file has a valid signature',
  )
})

describe('a site that has lost the settings of its hosts', () => {
  test.each([
    ['disable', 'A fault'],
    ['promote', '0.2.0'],
    ['promote', '0.2.0', 'beta'],
    ['canary', '0.2.0', '5'],
    ['canary-off'],
    ['config', '*', '{"hidden":["safe"]}'],
    ['withdraw', '0.2.0'],
  ])('accepts `%s`, and still lists its hosts', async (...words) => {
    const { folder, loseHosts, run } = await aPinnedSite()
    loseHosts()
    await run(...words)
    expect(channelsOf(folder).hosts).toEqual(['shop.example'])
  })

  test('rejects an edit of settings and a new key, and names the file', async () => {
    const { ours, another, loseHosts, run } =
      await aPinnedSite('--start-signing')
    loseHosts()
    expect(await run('status')).toContain('hosts.json is missing here')
    for (const words of [
      ['pin', 'other.example', '0.2.0', '--key', ours],
      ['unpin', 'shop.example', '--key', ours],
      ['config', 'shop.example', '{}', '--key', ours],
      ['config-off', 'shop.example', '--key', ours],
      ['canary', '0.2.0', '0', 'shop.example', '--key', ours],
      ['renew', '--key', ours, '--key', another],
    ])
      await expect(run(...words)).rejects.toThrow('hosts.json is missing here')
  })
})
