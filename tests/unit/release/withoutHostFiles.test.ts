import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startStaticServer } from '../../../host-example/local/staticServer'
import { aSite, channelsOf, runRelease } from './aSite'

describe('a site whose hosts have settings, in a folder without their files', () => {
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
    return { ...live, live: live.folder, folder, run }
  }

  test.each([
    ['disable', 'A fault'],
    ['promote', '0.2.0'],
    ['promote', '0.2.0', 'beta'],
    ['canary', '0.2.0', '5'],
    ['canary-off'],
    ['config', '*', '{"hidden":["safe"]}'],
    ['withdraw', '0.2.0'],
  ])('accepts `%s`, and the host keeps its settings', async (...words) => {
    const { folder, live, run } = await aPinnedSite()
    await run(...words)
    expect(existsSync(path.join(folder, 'hosts'))).toBe(false)
    // The upload keeps the files of hosts that are on the server.
    const hosts = path.join(live, 'hosts')
    cpSync(hosts, path.join(folder, 'hosts'), { recursive: true })
    expect(channelsOf(folder).pinned).toEqual({ 'shop.example': '0.1.0' })
  })

  test('accepts `renew` and `enable` with the key that has signed the files', async () => {
    const { ours, folder, live, run } = await aPinnedSite('--start-signing')
    expect(await run('renew', '--key', ours)).toContain('Signed until')
    const hosts = path.join(live, 'hosts')
    cpSync(hosts, path.join(folder, 'hosts'), { recursive: true })
    const status = await runRelease(folder, 'status', '--key', ours)
    expect(status).toContain('Each file has a valid signature')
    expect(status).toContain('shop.example: 0.1.0, pinned')
  })

  test('rejects an edit of settings and a new key until the files are there, and names the folder', async () => {
    const { ours, another, folder, live, run } =
      await aPinnedSite('--start-signing')
    expect(await run('status')).toContain('the files of 1 are missing here')
    for (const words of [
      ['pin', 'other.example', '0.2.0', '--key', ours],
      ['unpin', 'shop.example', '--key', ours],
      ['config', 'shop.example', '{}', '--key', ours],
      ['config-off', 'shop.example', '--key', ours],
      ['canary', '0.2.0', '0', 'shop.example', '--key', ours],
      ['renew', '--key', ours, '--key', another],
    ])
      await expect(run(...words)).rejects.toThrow('download the folder hosts/')
    const hosts = path.join(live, 'hosts')
    cpSync(hosts, path.join(folder, 'hosts'), { recursive: true })
    await run('renew', '--key', ours, '--key', another)
    const both = ['--key', ours, '--key', another]
    expect(await runRelease(folder, 'status', ...both)).toContain(
      'Each file has a valid signature',
    )
    await runRelease(folder, 'unpin', 'shop.example', ...both)
    expect(readdirSync(path.join(folder, 'hosts'))).toEqual([])
  })
})
