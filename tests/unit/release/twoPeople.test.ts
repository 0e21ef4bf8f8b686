import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  aFolder,
  aSite,
  channelsOf,
  publicKeyOf,
  runRelease,
  serve,
  startSigning,
  trusts,
} from './aSite'

/** Returns a live site, and two people who each have a copy of it. */
async function aTeam() {
  const { folder: live, ours } = aSite()
  const server = await serve(live)
  const [anna, ben] = [aFolder(), aFolder()]
  for (const folder of [anna, ben]) {
    cpSync(live, folder, { recursive: true })
    onTestFinished(() => rmSync(`${folder}.lock`, { force: true }))
  }
  await startSigning(anna, ours)
  await runRelease(anna, 'renew', '--key', ours, '--from', server.url)
  await runRelease(anna, 'deploy', live)
  const edit = (folder: string, ...words: readonly string[]) =>
    runRelease(folder, ...words, '--key', ours)
  return { live, server, anna, ben, edit, ours }
}

test('an edit starts from the live site, whose URL the site knows, so a stale folder loses nothing', async () => {
  const { live, server, anna, ben, edit } = await aTeam()
  const unknown = 'The URL of the site is unknown'
  const pin = ['pin', 'shop.example', '0.1.0']
  expect(await runRelease(aSite().folder, ...pin)).toContain(unknown)
  expect(await edit(ben, ...pin, '--from', server.url)).not.toContain(unknown)
  await runRelease(ben, 'deploy', live)
  // Anna's folder does not have the pin.
  await expect(runRelease(anna, 'deploy', live)).rejects.toThrow(
    'has a newer edit (4) than',
  )
  await edit(anna, 'disable', 'A fault')
  await runRelease(anna, 'deploy', live)
  expect(channelsOf(live)).toMatchObject({
    sequence: 5,
    disabled: 'A fault',
    pinned: { 'shop.example': '0.1.0' },
  })
})

test('if two people edit the same channels, the second upload and the second edit are refused, with all edits and the way out', async () => {
  const { live, server, anna, ben, edit } = await aTeam()
  await edit(anna, 'pin', 'shop.example', '0.1.0', '--why', 'Their request')
  const from = ['--from', server.url]
  await edit(ben, 'disable', 'A fault', ...from)
  await runRelease(ben, 'deploy', live)
  for (const words of [['deploy', live], ['status']]) {
    const answer = await runRelease(anna, ...words).catch(String)
    for (const part of [
      /Only live: edit 4 of .{20} \(`disable A fault`\)/,
      /Only in the folder: edit 4 of .{20} \(`pin shop.example 0.1.0`, Their request\)/,
      `delete ${path.join(anna, 'channels.json')}`,
    ])
      expect(answer).toMatch(part)
  }
  await expect(edit(anna, 'canary', '0.2.0')).rejects.toThrow('Only live:')
  // The way out, as the message says.
  rmSync(path.join(anna, 'channels.json'))
  await edit(anna, 'pin', 'shop.example', '0.1.0', ...from)
  await runRelease(anna, 'deploy', live)
  expect(channelsOf(live)).toMatchObject({
    sequence: 5,
    disabled: 'A fault',
    pinned: { 'shop.example': '0.1.0' },
  })
})

test('a folder with an edit that was not uploaded accepts further edits, and `status` says that it is not live', async () => {
  const { live, anna, edit } = await aTeam()
  await edit(anna, 'promote', '0.1.0')
  await edit(anna, 'disable', 'A fault')
  expect(await runRelease(anna, 'status')).toContain(
    `${anna} has edit 5, which is not live yet`,
  )
  expect(await runRelease(anna, 'deploy', live)).toMatch(/serves it\.$/)
  expect(channelsOf(live).sequence).toBe(5)
})

test('of edits at the same moment in one folder, one is made, and the others are refused before they change anything', async () => {
  const { folder, run } = aSite()
  const hosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example`)
  const answers = await Promise.allSettled(
    hosts.map((host) => run('pin', host, '0.1.0')),
  )
  const made = hosts.filter((_, at) => answers[at]?.status === 'fulfilled')
  expect(made).toHaveLength(1)
  expect(Object.keys(channelsOf(folder).pinned ?? {})).toEqual(made)
  expect(`${Object(answers[4]).reason}`).toContain('Another edit of')
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('an edit is refused while another person edits, whose process it may not signal', async () => {
  const { folder, run } = aSite()
  const lock = `${folder}.lock`
  writeFileSync(lock, '1')
  onTestFinished(() => rmSync(lock, { force: true }))
  // Stands for a process of another person, because the tests may run as root, who may signal every process.
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  onTestFinished(() => kill.mockRestore())
  await expect(run('pin', 'shop.example', '0.1.0')).rejects.toThrow(
    `delete ${lock}`,
  )
  expect(readFileSync(lock, 'utf8')).toBe('1')
})

test('an edit whose lock cannot be written is refused with the reason, and not as a second edit', async () => {
  const site = path.join(aFolder(), 'site')
  // Stands for missing permissions or space, which the tests cannot cause if they run as root.
  mkdirSync(`${site}.lock`)
  await expect(runRelease(site, 'renew')).rejects.toThrow(
    `cannot lock ${site}: Error: EISDIR`,
  )
})

test('an edit continues after an interrupted one, whose process no longer exists', async () => {
  const { folder, run } = aSite()
  writeFileSync(`${folder}.lock`, '2147483646')
  await run('pin', 'shop.example', '0.1.0')
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('`log` lists the edits with their reasons, and `undo` takes back the last one', async () => {
  const { folder, run } = aSite()
  const edits = [
    ['promote', '0.2.0'],
    ['canary', '0.1.0', '5', 'try.example'],
    ['pin', 'shop.example', '0.1.0'],
    ['config', 'shop.example', '{"hidden":["safe"]}'],
    ['disable', 'A fault'],
    ['promote', '0.1.0'],
  ]
  for (const words of edits) {
    const { sequence, canary: before, ...rest } = channelsOf(folder)
    await run(...words, '--why', 'Because')
    await run('undo')
    const undone = channelsOf(folder)
    const { version, percent, hosts } = undone.canary ?? {}
    expect(undone).toMatchObject({
      channels: rest.channels,
      sequence: sequence + 2,
    })
    expect([version, percent, hosts]).toEqual(
      before
        ? [before.version, before.percent, before.hosts]
        : [undefined, undefined, undefined],
    )
    expect([undone.disabled, undone.pinned, undone.config]).toEqual([
      rest.disabled,
      rest.pinned,
      rest.config,
    ])
    // The second `undo` makes the edit again.
    await run('undo')
  }
  expect(channelsOf(folder)).toMatchObject({
    channels: { stable: '0.1.0' },
    pinned: { 'shop.example': '0.1.0' },
    disabled: 'A fault',
  })
  const log = await run('log')
  expect(log).toMatch(
    /\nedit 17 of \d{4}-\d\d-\d\d \d\d:\d\d UTC \(`promote 0\.1\.0`, Because\)\n/,
  )
  expect(log.split('\n')).toHaveLength(18)
  await run('enable')
  await run('withdraw', '0.2.0')
  await expect(run('undo')).rejects.toThrow('is final')
})

describe('`disable` and `undo`', () => {
  test('need channels and a key, and nothing else', async () => {
    const { live, server, edit, ours } = await aTeam()
    for (const folder of ['releases', 'host', 'status'])
      rmSync(path.join(live, folder), { recursive: true, force: true })
    const fresh = aFolder()
    await edit(fresh, 'disable', 'A fault', '--from', server.url)
    expect(await trusts(fresh, publicKeyOf(ours))).toBe(true)
    await server.stop()
    await edit(fresh, 'undo', '--offline')
    expect(channelsOf(fresh).disabled).toBeUndefined()
    await expect(edit(fresh, 'disable', 'Again')).rejects.toThrow('--offline')
  })

  test('need nothing but channels.json, so they work after somebody has deleted all other files', async () => {
    const { live, server, anna, edit, ours } = await aTeam()
    await edit(anna, 'pin', 'shop.example', '0.2.0')
    await edit(anna, 'promote', '0.1.0')
    await runRelease(anna, 'deploy', live)
    for (const file of readdirSync(live))
      if (file !== 'channels.json')
        rmSync(path.join(live, file), { recursive: true })
    const fresh = aFolder()
    const urgent = (...words: readonly string[]) =>
      edit(fresh, ...words, '--from', server.url)
    for (const [words, stable, disabled] of [
      [['undo'], '0.2.0'],
      [['disable', 'A fault'], '0.2.0', 'A fault'],
      [['undo'], '0.2.0'],
    ] as const) {
      await urgent(...words)
      await runRelease(fresh, 'deploy', live)
      expect(await trusts(live, publicKeyOf(ours))).toBe(true)
      const { channels, ...rest } = channelsOf(live)
      expect([channels['stable'], rest.disabled]).toEqual([stable, disabled])
      expect(rest.releases).toHaveProperty(['0.2.0', 'contract'])
      // Pages of the pinned host still find its settings if they get the file back.
      expect([rest.hosts, rest.hostsSince]).toEqual([['shop.example'], 5])
    }
    // With all files, each edit is possible again, and no setting is lost.
    cpSync(anna, live, {
      recursive: true,
      filter: (file) => !file.endsWith('channels.json'),
    })
    await urgent('promote', '0.1.0')
    expect(channelsOf(fresh).pinned).toEqual({ 'shop.example': '0.2.0' })
    await edit(fresh, 'undo', '--offline')
    expect(channelsOf(fresh).channels['stable']).toBe('0.2.0')
  })
})

describe('in a fresh folder', () => {
  test('--all fetches every file, so that the folder can be published as a whole, and without it the command warns', async () => {
    const { live, server, edit } = await aTeam()
    const from = ['--from', server.url]
    const part = aFolder()
    expect(await edit(part, 'promote', '0.1.0', ...from)).toContain(
      'lacks the files of 0.1.0, 0.2.0, which the server has',
    )
    const whole = aFolder()
    const printed = await edit(whole, 'promote', '0.1.0', '--all', ...from)
    expect(printed).not.toContain('lacks')
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    // The root of the live site keeps a file that only the release before this edit has.
    const ofNewer = 'status/frame.js'
    expect([...filesIn(whole), ofNewer].sort()).toEqual(filesIn(live))
    writeFileSync(path.join(live, 'releases/0.1.0/host/element.js'), 'evil')
    await expect(
      edit(aFolder(), 'disable', 'A fault', '--all', ...from),
    ).rejects.toThrow('releases/0.1.0/host/element.js does not match its hash')
  })
})

describe('`deploy`', () => {
  test('writes releases first and channels last, continues after an interruption, and changes no file that is there', async () => {
    const { live, anna, ben, edit, server } = await aTeam()
    await edit(ben, 'promote', '0.1.0', '--all', '--from', server.url)
    const target = aFolder()
    await runRelease(ben, 'deploy', target, '--dry-run')
    expect(readdirSync(target)).toEqual([])
    // An interrupted upload has some of the releases.
    cpSync(
      path.join(anna, 'releases/0.1.0'),
      path.join(target, 'releases/0.1.0'),
      { recursive: true },
    )
    await runRelease(ben, 'deploy', target)
    expect(readdirSync(target)).toEqual(readdirSync(ben))
    const writtenAt = (file: string) =>
      statSync(path.join(target, file)).ctimeMs
    const files = readdirSync(target, { recursive: true, encoding: 'utf8' })
    const root = files.filter((file) => !file.startsWith('releases'))
    // Several files may have the same time, because the clock of a file system is coarse.
    expect(Math.max(...root.map(writtenAt))).toBe(writtenAt('channels.json'))
    expect(writtenAt('releases.json')).toBeGreaterThanOrEqual(
      writtenAt('releases/0.2.0/files.json'),
    )
    expect(channelsOf(target)).toEqual(channelsOf(ben))
    expect(await runRelease(ben, 'deploy', live)).toContain('serves it.')
  })

  test('with rsync that cannot reach the server is refused, and says how to continue', async () => {
    const { anna } = await aTeam()
    await expect(
      runRelease(anna, 'deploy', 'nobody@127.0.0.1:/srv'),
    ).rejects.toThrow('Run `deploy` again: it continues where it stopped.')
  })
})
