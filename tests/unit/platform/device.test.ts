import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf } from '../../../src/platform/device/device'
import { desktops, phones, tablets } from './agents'

const all = [
  ...[...phones, ...tablets].map((one) => ({ ...one, isMobile: true })),
  ...desktops.map((one) => ({ ...one, isMobile: false })),
]

test.each(all)('$name is recognised as $told', ({ agent, told, isMobile }) => {
  const { system, browser, mobile } = deviceOf(agent)
  expect(`${system} ${browser}`).toBe(told)
  expect(mobile).toBe(isMobile)
})

test.each(['OPPO', 'OnePlus Open', 'Optimus', 'Laptop/1.0', 'Opal', 'Shopr/2'])(
  'the word %s, which contains "op", is not recognised as Opera',
  (model) => {
    const userAgent = `Mozilla/5.0 (Linux; Android 14; ${model}) Chrome/124.0`
    expect(deviceOf({ userAgent }).browser).toBe('chrome')
  },
)

test('a device is mobile exactly if its system is Android or iOS, whatever its user agent is', () => {
  const words = fc.constantFrom(
    ...['iPhone', 'iPad', 'iPod', 'Android 14', 'Windows NT 10.0', 'Macintosh'],
    ...['Mac OS X', 'X11; Linux x86_64', 'CrOS', 'Mobile', 'Safari/604.1'],
  )
  const agent = fc.record({
    userAgent: fc.array(fc.oneof(words, fc.string())).map((all) => all.join()),
    platform: fc.constantFrom('MacIntel', 'Win32', 'Linux armv8l', ''),
    maxTouchPoints: fc.constantFrom(0, 1, 2, 5),
  })
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(agent, (facts) => {
      const { mobile, system } = deviceOf(facts)
      seen.add(mobile)
      expect(mobile).toBe(system === 'ios' || system === 'android')
    }),
  )
  expect(seen.size).toBe(2)
})
