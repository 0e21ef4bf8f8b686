import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceOf } from '../../../src/platform/device'
import type { AgentCase } from './AgentCase'
import { desktops } from './desktopAgents'
import { phones, tablets } from './mobileAgents'

const isToldAs = (isMobile: boolean) => (one: AgentCase) => {
  const [name, userAgent, told, facts] = one
  test(`${name} is told from its agent`, () => {
    const { system, browser, mobile } = deviceOf({ userAgent, ...facts })
    expect(`${system} ${browser}`).toBe(told)
    expect(mobile).toBe(isMobile)
  })
}

describe('phones and tablets', () =>
  [...phones, ...tablets].forEach(isToldAs(true)))

describe('desktops', () => desktops.forEach(isToldAs(false)))

test.each(['OPPO', 'OnePlus Open', 'Optimus', 'Laptop/1.0', 'Opal', 'Shopr/2'])(
  'the word %s, which contains "op", makes no Opera',
  (model) => {
    const userAgent = `Mozilla/5.0 (Linux; Android 14; ${model}) Chrome/124.0`
    expect(deviceOf({ userAgent }).browser).toBe('chrome')
  },
)

test('any text whatever is told as some device', () => {
  const agent = fc.record({
    userAgent: fc.string(),
    platform: fc.string(),
    maxTouchPoints: fc.integer(),
  })
  fc.assert(
    fc.property(agent, (facts) => {
      const device = deviceOf(facts)
      expect(device.mobile).toBe(/ios|android/.test(device.system))
    }),
  )
})
