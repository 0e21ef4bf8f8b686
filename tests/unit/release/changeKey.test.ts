import { expect, test } from 'vitest'
import {
  aSignedSite,
  aSite,
  channelsOf,
  forge,
  publicKeyOf,
  startSigning,
  textOf,
  trusts,
} from './aSite'

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
