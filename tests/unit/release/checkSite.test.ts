import { expect, test } from 'vitest'
import { checkSite } from '../../../src/release/channels/describeChannels'
import { someChannels } from '../kit/someChannels'

const nowMs = Date.parse('2026-12-01T00:00:00Z')
const files = new Map([
  ['releases.json', '1'],
  ['channels.json', '2'],
])

/** Checks a site whose keys have signed all files, except the keys in `unsigned`. */
function findings(
  expires: string | undefined,
  { keys = 'one=', unsigned = '' } = {},
) {
  const channels = {
    ...someChannels,
    ...(keys && { publicKey: keys, signatures: {} }),
    ...(expires && { expires }),
  }
  const isSignedBy = (_: string, key: string) => !unsigned.includes(key)
  return checkSite(
    { channels, lacksHosts: false, files },
    { isSignedBy, nowMs },
  )
}

const valid = { tone: 'good', text: expect.stringContaining('are valid') }
const says = (tone: string, text: string) => ({
  tone,
  text: expect.stringContaining(text),
})

test.each([
  ['2026-12-31T00:00:00Z', [valid]],
  ['2026-12-07T00:00:00Z', [valid, says('warning', 'EXPIRE IN 6 DAYS')]],
  ['2026-11-30T00:00:00Z', [valid, says('bad', 'HAVE EXPIRED')]],
  ['never', [valid, says('bad', 'HAVE EXPIRED')]],
  [undefined, [valid, says('bad', 'HAVE EXPIRED')]],
])('checkSite reports signatures that expire %s', async (expires, found) => {
  expect(await findings(expires)).toEqual(found)
})

test('checkSite reports a listed key that did not sign, and nothing about a site without signatures', async () => {
  const later = '2027-01-01T00:00:00Z'
  expect(await findings(later, { keys: 'one= other=' })).toEqual([valid])
  expect(
    await findings(later, { keys: 'one= other=', unsigned: 'other=' }),
  ).toEqual([says('bad', 'DOES NOT MATCH: releases.json, key other=')])
  expect(await findings(undefined, { keys: '' })).toEqual([])
})
