import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf } from '../../../src/platform/device'
import { type Case, desktops, phones, tablets } from './userAgents'

test.each([...phones, ...tablets])(
  '%s is told from its agent, as mobile',
  (...[, userAgent, told, facts]: Case) => {
    const { system, browser, mobile } = deviceOf({ userAgent, ...facts })
    expect(`${system} ${browser}`).toBe(told)
    expect(mobile).toBe(true)
  },
)

test.each(desktops)(
  '%s is told from its agent, as no mobile',
  (...[, userAgent, told, facts]: Case) => {
    const { system, browser, mobile } = deviceOf({ userAgent, ...facts })
    expect(`${system} ${browser}`).toBe(told)
    expect(mobile).toBe(false)
  },
)

test('no word that merely contains "op" makes an Opera', () => {
  const word = fc.constantFrom('OPPO', 'OnePlus Open', 'Optimus', 'Laptop/1.0')
  fc.assert(
    fc.property(word, (model) => {
      const userAgent = `Mozilla/5.0 (Linux; Android 14; ${model}) Chrome/124.0`
      expect(deviceOf({ userAgent }).browser).toBe('chrome')
    }),
  )
})

test('any text whatever is told as some device', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer(),
      (userAgent, ...more) => {
        const [platform, maxTouchPoints] = more
        const device = deviceOf({ userAgent, platform, maxTouchPoints })
        expect(device.mobile).toBe(/ios|android/.test(device.system))
      },
    ),
  )
})
