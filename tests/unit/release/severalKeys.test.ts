import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signedText } from '../../../src/release/channels/signChannels'
import { releaseCommand } from '../../../src/release/releaseCommand'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'
import {
  aFolder,
  aSignedSite,
  aSite,
  channelsOf,
  evil,
  forge,
  passDays,
  publicKeyOf,
  publicPem,
  runRelease,
  serve,
  startSigning,
  textOf,
  trusts,
} from './aSite'

/** Returns a site that two keys sign, and the public keys of both. */
async function aSiteWithTwoKeys() {
  const site = await aSignedSite()
  const { folder, ours, another } = site
  await runRelease(folder, 'renew', '--key', ours, '--key', another)
  const keys = [publicKeyOf(ours), publicKeyOf(another)]
  const isTrusted = (folder: string) => trusts(folder, ...keys)
  return { ...site, keys, isTrusted }
}

test('`sign` collects the signatures of an edit one by one, and `deploy` waits for the last of them', async () => {
  const { folder, ours, another, keys } = await aSiteWithTwoKeys()
  const [, theirs = ''] = keys
  const theirPublic = publicPem(another)
  const printed = await runRelease(
    folder,
    ...['promote', '0.1.0', '--key', ours, '--key', theirPublic],
  )
  expect(printed).toContain(`Not signed by ${theirs} yet.`)
  expect(await trusts(folder, theirs)).toBe(false)
  const target = aFolder()
  await expect(runRelease(folder, 'deploy', target)).rejects.toThrow(
    `Not signed by ${theirs} yet.`,
  )
  // The other machine has only its own key.
  const machine = aFolder()
  cpSync(folder, machine, { recursive: true })
  const sign = ['sign', '--key', another]
  expect(await runRelease(machine, ...sign, '--dry-run')).toContain(
    'Not signed by',
  )
  const signed = await runRelease(machine, ...sign)
  expect(signed).toContain('  stable: 0.1.0')
  expect(signed).not.toContain('Not signed by')
  for (const key of keys) expect(await trusts(machine, key)).toBe(true)
  expect(await runRelease(machine, 'deploy', target)).toContain('Uploaded')
})

test('an edit is not built on files that only a key of somebody else has signed', async () => {
  const { folder, ours, another, keys } = await aSiteWithTwoKeys()
  // An attacker has stolen the other key, and names only that key.
  await runRelease(
    folder,
    ...['promote', '0.1.0', '--key', another, '--drop-key', keys[0] ?? ''],
  )
  const theirPublic = publicPem(another)
  await expect(
    runRelease(folder, 'renew', '--key', ours, '--key', theirPublic),
  ).rejects.toThrow('was changed since it was signed')
  await expect(runRelease(folder, 'sign', '--key', ours)).rejects.toThrow(
    'The edit does not list the key',
  )
})

test('with --at-least, any two of three keys are enough for an edit', async () => {
  const { folder, ours, another, keys } = await aSiteWithTwoKeys()
  const { ours: third } = aSite()
  const all = ['--key', ours, '--key', another, '--key', third]
  await runRelease(folder, 'renew', ...all, '--at-least', '2')
  await runRelease(
    folder,
    ...['promote', '0.1.0', '--key', third, '--key', another],
  )
  expect(channelsOf(folder).publicKey).toBe(
    [...keys, publicKeyOf(third)].join(' '),
  )
  expect(await trusts(folder, publicKeyOf(ours))).toBe(false)
  expect(await runRelease(folder, 'deploy', aFolder())).toContain('Uploaded')
  const status = await runRelease(folder, 'status', '--key', another)
  expect(status).toContain('Each file has a valid signature')
  await expect(runRelease(folder, 'renew', '--key', another)).rejects.toThrow(
    'These channels are also signed with',
  )
  for (const least of ['4', '0', 'two'])
    await expect(
      runRelease(folder, 'renew', ...all, '--at-least', least),
    ).rejects.toThrow('--at-least needs a number from 1 to 3')
  await expect(
    runRelease(folder, 'renew', ...all, '--drop-key', 'a typo'),
  ).rejects.toThrow('The site has no key "a typo"')
})

test('the renewal key extends the end of the signatures, and can sign nothing else', async () => {
  const { folder, run, ours, another, publicKey } = await aSignedSite()
  const named = ['--renewal-key', publicPem(another)]
  await run('renew', '--key', ours, ...named)
  const before = channelsOf(folder)
  const _inDays = (days: number) => passDays(days)
  const exitCode = async () => {
    const status = ['status', '--site', folder, '--key', publicKey]
    return (await releaseCommand(status)).exitCode
  }
  passDays(28)
  expect(await exitCode()).toBe(1)
  const dry = await run('renew', '--key', another, '--dry-run')
  expect(dry).toContain('would be valid until')
  expect(channelsOf(folder)).toEqual(before)
  const printed = await run('renew', '--key', another)
  expect(printed).toContain('are valid until')
  expect(await exitCode()).toBe(0)
  // Not a new edit, so nobody's edit conflicts with it.
  expect({ ...channelsOf(folder), signatures: {} }).toEqual({
    ...before,
    signatures: {},
  })
  passDays(20)
  expect(await trusts(folder, publicKeyOf(ours))).toBe(true)
  expect(await trusts(folder, publicKeyOf(another))).toBe(false)
  for (const words of [['promote', '0.1.0'], ['disable', 'x'], ['sign']])
    await expect(run(...words, '--key', another)).rejects.toThrow(
      /another key|does not list the key/,
    )
  await expect(run('renew', '--key', another, '--days', '1')).rejects.toThrow(
    'are valid until',
  )
  // Not for ever: a key that can publish must sign again some day.
  passDays(350)
  const renew = ['renew', '--key', another]
  expect(await run(...renew)).toContain('are valid until')
  passDays(10)
  await expect(run(...renew)).rejects.toThrow(
    'The renewal key extends signatures for 400 days',
  )
  // Another date with the same signature extends nothing.
  const file = path.join(folder, 'channels.json')
  const forged = textOf(folder).replace(/"20\d\d(?=-[^"]*Z":)/, '"2039')
  expect(forged).not.toBe(textOf(folder))
  writeFileSync(file, forged)
  expect(readFileSync(file, 'utf8')).toContain('2039')
  passDays(20)
  expect(await exitCode()).toBe(2)
})

test('the second owner signs `disable` although a file of a release is altered', async () => {
  const { folder, ours, another, isTrusted } = await aSiteWithTwoKeys()
  writeFileSync(path.join(folder, 'releases/0.2.0/start.js'), 'evil')
  const theirPublic = publicPem(another)
  const keys = ['--key', ours, '--key', theirPublic]
  await runRelease(folder, 'disable', 'A fault', ...keys)
  await runRelease(folder, 'sign', '--key', another)
  expect(await isTrusted(folder)).toBe(true)
  expect(channelsOf(folder).disabled).toBe('A fault')
})

test('the second owner signs `undo` although releases.json is lost, but not a release that the live site did not have', async () => {
  const { folder, ours, another, keys } = await aSiteWithTwoKeys()
  const both = ['--key', ours, '--key', another]
  await runRelease(folder, 'promote', '0.1.0', ...both)
  rmSync(path.join(folder, 'releases.json'))
  const { url } = await serve(folder)
  const fresh = aFolder()
  const run = (...words: readonly string[]) =>
    runRelease(fresh, ...words, '--from', url)
  await run('undo', '--key', ours, '--key', publicPem(another))
  const undone = channelsOf(fresh)
  expect(undone.channels['stable']).toBe('0.2.0')
  await run('sign', '--key', another)
  for (const key of keys) expect(await trusts(fresh, key)).toBe(true)
  // An attacker with one of the keys makes an edit that looks like an urgent one.
  const forged = { ...undone, ...evil(undone) }
  const pem = readFileSync(ours, 'utf8')
  forge(fresh, signedText(forged, [pem], new Date('2039-01-01'), keys))
  await expect(run('sign', '--key', another)).rejects.toThrow(
    'releases/0.2.0/contract.json does not match its hash',
  )
})

test('two of three owners disable the wallet although releases.json is damaged', async () => {
  const { folder, ours, another } = await aSiteWithTwoKeys()
  const { ours: third } = aSite()
  const two = ['--key', ours, '--key', another, '--at-least', '2']
  await runRelease(folder, 'renew', ...two, '--key', third)
  writeFileSync(path.join(folder, 'releases.json'), '{')
  await runRelease(folder, 'disable', 'A fault', ...two)
  expect(await runRelease(folder, 'deploy', aFolder())).toContain('Uploaded')
})

test('changing a key as the guide says serves hosts with both keys at all times, and hosts with the old key until that key ends', async () => {
  const { folder, run, ours, another } = await aSignedSite()
  const [old, next] = [publicKeyOf(ours), publicKeyOf(another)]
  const hosts = { old: [old], both: [old, next], next: [next] }
  const served = () =>
    Promise.all(
      Object.entries(hosts).map(async ([host, keys]) =>
        (await trusts(folder, ...keys)) ? [host] : [],
      ),
    ).then((them) => them.flat())
  expect(await served()).toEqual(['old', 'both'])
  const both = ['--key', ours, '--key', another]
  await run('renew', ...both)
  expect(await served()).toEqual(['old', 'both', 'next'])
  // An edit without one of the keys would turn the wallet off for some hosts.
  for (const key of [ours, another])
    await expect(run('renew', '--key', key)).rejects.toThrow('--drop-key')
  expect(await served()).toEqual(['old', 'both', 'next'])
  const end = ['--key', another, '--drop-key', old]
  await run('renew', ...end)
  expect(await served()).toEqual(['both', 'next'])
  expect(channelsOf(folder).publicKey).toBe(next)
  await run('renew', '--key', another)
  expect(await served()).toEqual(['both', 'next'])
})

test('if the only key is lost, the guide’s two edits sign the site with a new key', async () => {
  const { folder, another, publicKey } = await aSignedSite()
  const [, guide = ''] = sectionOf('ship', 'Signatures').split(
    'A key is lost\n',
  )
  for (const line of fencesIn(guide)[0]?.code.split('\n') ?? []) {
    const [, ...words] = line.replace('new.pem', another).split(' ')
    await runRelease(folder, ...words)
  }
  expect(await trusts(folder, publicKeyOf(another))).toBe(true)
  expect(await trusts(folder, publicKeyOf(publicKey))).toBe(false)
})

/** Removes one signature of a site's `channels.json`, as an attacker without a key could. */
function removeSignature(site: string, key: string) {
  const { signatures = {} } = channelsOf(site)
  const { [key]: _, ...others } = signatures
  const [whole = '', rest = ''] = [signatures, others].map((it) =>
    JSON.stringify(it),
  )
  forge(site, textOf(site).replace(whole, rest))
}

test.each([
  ['first', 'second'],
  ['second', 'first'],
] as const)(
  'if somebody removed the signature of the %s of two keys, an edit must use that key or drop it',
  async (lost, kept) => {
    const { folder, run, ours, another } = aSite()
    const keys = { first: ours, second: another }
    await startSigning(folder, ours)
    const renew = ['renew', '--key', ours, '--key', another]
    await run(...renew)
    const key = publicKeyOf(keys[lost])
    removeSignature(folder, key)
    const stripped = textOf(folder)
    expect(await trusts(folder, key)).toBe(false)
    await expect(run('promote', '0.1.0', '--key', keys[kept])).rejects.toThrow(
      `--drop-key ${key}`,
    )
    expect(textOf(folder)).toBe(stripped)
    expect(await run('status')).toContain(
      'A SIGNATURE IS MISSING OR DOES NOT MATCH',
    )
    await run(...renew)
    expect(await trusts(folder, key)).toBe(true)
  },
)

test('status --key reports that one’s own key is missing on a site that somebody else has signed completely', async () => {
  const { folder, run, ours, another, publicKey } = aSite()
  const status = (...words: readonly string[]) => run('status', ...words)
  const wrong = `A SIGNATURE IS MISSING OR DOES NOT MATCH: releases.json, key ${publicKeyOf(ours)}`
  expect(await status()).not.toContain('SIGNATURE')
  expect(await status('--key', ours)).toContain(wrong)

  await startSigning(folder, ours)
  for (const own of [ours, publicKey])
    expect(await status('--key', own)).toContain(
      `Each file has a valid signature of ${publicKeyOf(ours)}.`,
    )

  await run('promote', '0.1.0', '--unsigned')
  await startSigning(folder, another)
  const forged = await status()
  expect(forged).toContain(`publicKey: '${publicKeyOf(another)}'`)
  expect(forged).toContain('`status --key FILE` checks that your key signed')
  for (const own of [ours, publicKey])
    expect(await status('--key', own)).toContain(wrong)
})
