import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSigned } from '../../../src/host/check/isSigned'
import type { Channels } from '../../../src/host/find/Channels'
import { signChannels } from '../../../src/release/channels/signChannels'
import { writeChannels } from '../../../src/release/channels/site'
import {
  aSite,
  channels,
  channelsOf,
  evil,
  runRelease,
  startSigning,
} from './aSite'

test('an edit of signed channels without the key is refused with what to do, and writes nothing', () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  const before = channelsOf(folder)
  for (const words of [['promote', '0.1.0'], []]) {
    const { status, told } = runRelease(folder, ...words)
    expect(status).toBe(1)
    expect(told).toContain('Add the key: --key FILE.')
  }
  expect(channelsOf(folder)).toEqual(before)
})

test.each([
  ['signature', (unsigned: Channels) => unsigned],
  [
    'signature to change a contract',
    (unsigned: Channels) => ({ ...unsigned, ...evil(unsigned) }),
  ],
])(
  'an edit of signed channels from which somebody removed the %s is refused, and writes nothing',
  (_, tamper) => {
    const { folder, ours } = aSite()
    startSigning(folder, ours)
    const { signature: _removed, ...unsigned } = channelsOf(folder)
    const tampered = tamper(unsigned)
    writeChannels(folder, tampered)
    expect(runRelease(folder, 'promote', '0.1.0').told).toContain('Add the key')
    const { status, told } = runRelease(
      folder,
      ...['promote', '0.1.0', '--key', ours],
    )
    expect(status).toBe(1)
    expect(told).toContain('its signature is missing or does not match')
    expect(channelsOf(folder)).toEqual(tampered)
    expect(runRelease(folder, 'status').told).toContain(
      'THE SIGNATURE IS MISSING OR DOES NOT MATCH',
    )
  },
)

test('channels without signature and key are signed only if the person who edits says so', () => {
  const { folder, ours } = aSite()
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.2.0', '--key', ours],
  )
  expect(status).toBe(1)
  expect(told).toContain('add --start-signing')
  expect(channelsOf(folder)).toEqual(channels)
  startSigning(folder, ours)
  expect(runRelease(folder, 'status').told).not.toContain('SIGNATURE')
})

test('channels that an older command has signed are refused without the key, too', () => {
  const { folder, ours } = aSite()
  const { publicKey: _, ...old } = signChannels(
    channels,
    readFileSync(ours, 'utf8'),
  )
  writeChannels(folder, old)
  expect(runRelease(folder, 'promote', '0.2.0').told).toContain('Add the key')
})

test('another key than the one that hosts trust is refused', () => {
  const { folder, ours, another } = aSite()
  startSigning(folder, ours)
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.1.0', '--key', another],
  )
  expect(status).toBe(1)
  expect(told).toContain('signed with another key')
})

test('what somebody else has written into signed channels is not signed by the next edit', () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  const before = channelsOf(folder)
  writeChannels(folder, { ...before, ...evil(before) })
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.2.0', '--key', ours],
  )
  expect(status).toBe(1)
  expect(told).toContain('channels.json is not as it was signed')
})

test('the command says the key for hosts, and what it signs is verified with it, edit after edit', async () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  for (const version of ['0.2.0', '0.1.0', '0.2.0']) {
    const { told } = runRelease(folder, 'promote', version, '--key', ours)
    const [, publicKey = ''] = /publicKey: '([^']+)'/.exec(told) ?? []
    expect(await isSigned(channelsOf(folder), publicKey)).toBe(true)
  }
})

test('signing is stopped on purpose only', () => {
  const { folder, ours, another } = aSite()
  startSigning(folder, ours)
  expect(runRelease(folder, 'promote', '0.1.0', '--unsigned').status).toBe(0)
  expect(channelsOf(folder)).not.toHaveProperty('signature')
  startSigning(folder, another)
  const both = runRelease(folder, 'enable', '--unsigned', '--key', another)
  expect(both.told).toContain('not both')
})
