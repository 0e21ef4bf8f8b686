import { describe, expect, test } from 'vitest'
import { checkApp } from '../../../src/app/checkConfig'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'

const page = 'https://shop.example/cart/'

/** Plain JavaScript can pass any value. */
const check = (config: object) => () => checkApp(config, page)

describe('checkApp', () => {
  test.each([
    {},
    { appIcon: 'https://cdn.example/icon.png' },
    { appIcon: '/icon.png' },
    { appIcon: 'icon.png' },
    { appDescription: 'Sells tea.' },
  ])('accepts %o', (config) => {
    expect(check(config)).not.toThrow()
  })

  test.each([
    'data:image/png;base64,AA==',
    'blob:https://shop.example/1',
    'javascript:alert(1)',
    'https://',
    '',
    ' ',
    7,
    null,
  ])('reports the invalid icon %o', (appIcon) => {
    expect(check({ appIcon })).toThrow(ConfigurationError)
    expect(check({ appIcon })).toThrow(
      `\`appIcon\` is not a URL that a phone can load: "${appIcon}".`,
    )
  })

  test.each(['', ' ', 7, null])(
    'reports the invalid description %o',
    (appDescription) => {
      expect(check({ appDescription })).toThrow(ConfigurationError)
      expect(check({ appDescription })).toThrow(
        `\`appDescription\` is empty or not a string: "${appDescription}".`,
      )
    },
  )
})
