import { expect, test } from 'vitest'
import { checkSite } from '../../../src/release/channels/checkSite'
import { fileText } from '../../../src/release/channels/signChannels'
import { aKey } from '../kit/aVisitor'
import { someChannels } from '../kit/someChannels'

const nowMs = Date.parse('2026-12-01T00:00:00Z')
const [one, other] = [aKey(), aKey()]

/** Checks a site that lists some keys, and that other keys have signed. */
function findings(expires: string | undefined, keys = [one], signers = keys) {
  const channels = {
    ...someChannels,
    ...(keys.length > 0 && { publicKey: keys.map(({ raw }) => raw).join(' ') }),
    ...(expires && { expires }),
  }
  const text = fileText(
    channels,
    signers.map(({ pem }) => pem),
  )
  const files = new Map([
    ['releases.json', text],
    ['channels.json', text],
  ])
  return checkSite(
    {
      site: {
        channels,
        files,
        history: [],
      },
      altered: [],
    },
    { nowMs },
  )
}

const valid = { tone: 'warning', text: expect.stringContaining('are valid') }
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

test('checkSite reports a listed key that did not sign, and a site without signatures', async () => {
  const later = '2027-01-01T00:00:00Z'
  expect(await findings(later, [one, other])).toEqual([valid])
  expect(await findings(later, [one, other], [one])).toEqual([
    says('bad', `DOES NOT MATCH: releases.json, key ${other.raw}`),
  ])
  expect(await findings(undefined, [])).toEqual([
    says('warning', 'Nothing is signed'),
  ])
})
