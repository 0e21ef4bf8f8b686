import { optimism } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { check } from '../../../src/app/checkLater'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { base, basePreconf } from '../../../src/data/chains/base'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'

const shop: WalletdockConfig = { appName: 'Shop', projectId: 'id' }

function problemOf(config: object) {
  try {
    checkConfig({ ...shop, ...config })
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
  }
  return undefined
}
const sentenceOf = (config: object) =>
  problemOf(config)?.message.split('\n')[0] ?? 'none'

test('a page without an appName is named by its host name', () => {
  vi.stubGlobal('location', { hostname: 'shop.example' })
  const nameOf = (appName: unknown) =>
    checkConfig({ ...shop, appName: appName as string }).appName
  expect(nameOf('Shop')).toBe('Shop')
  expect(nameOf('')).toBe('shop.example')
  // Plain JavaScript can omit `appName`.
  expect(nameOf(undefined)).toBe('shop.example')
  vi.unstubAllGlobals()
})

test.each([
  [
    { projectId: undefined },
    'No projectId found. Every app must provide a WalletConnect projectId.',
  ],
  [{ wallets: [] }, 'No wallet list was provided'],
  [{ chains: [] }, 'Chain not configured. Use at least one chain in `chains`.'],
])(
  '%#: checkConfig throws the error of the specification, with advice',
  (config, sentence) => {
    expect(sentenceOf(config)).toBe(sentence)
  },
)

test.each(['mars', 'Base', '', null])(
  'the unknown network %j throws an error that lists the known ones',
  (network) => {
    const problem = problemOf({ network })
    expect(problem?.name).toBe('ConfigurationError')
    expect(problem?.message).toMatch(/is not known.*\n.*base, base-preconf/)
    expect(problem?.message.split('\n')).toHaveLength(3)
  },
)

test.each<[Partial<WalletdockConfig>, unknown]>([
  [{}, base],
  [{ network: 'base' }, base],
  [{ network: 'base-preconf' }, basePreconf],
  // The host's chains take precedence.
  [{ network: 'base', chains: [optimism] }, optimism],
])(
  '%#: the host’s chains are the page’s, and Base if it sets none',
  (config, chain) => {
    expect(checkConfig({ ...shop, ...config }).chains).toEqual([chain])
  },
)

test('initialChain must be one of the page’s chains', () => {
  const chains = [base, optimism] as const
  expect(checking({ chains, initialChain: 10 })).not.toThrow()
  expect(checking({ chains, initialChain: 1 })).toThrow(
    'The chain 1 of `initialChain` is not one of the page’s chains.\nUse one of: 8453, 10; or add it to `chains`.\nSee walletdock/troubleshoot.md#the-configuration-is-wrong',
  )
  expect(checking({ chains, initialChain: '8453' })).toThrow(
    'The chain 8453 of',
  )
})

const page = 'https://shop.example/cart/'

/** Plain JavaScript can pass any value. */
const checking = (config: object) => () =>
  check({ chains: [base], ...config }, page)

describe('checkLater', () => {
  test.each([
    {},
    { appIcon: 'https://cdn.example/icon.png' },
    { appIcon: '/icon.png' },
    { appIcon: 'icon.png' },
  ])('accepts %o', (config) => {
    expect(checking(config)).not.toThrow()
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
    expect(checking({ appIcon })).toThrow(ConfigurationError)
    expect(checking({ appIcon })).toThrow(
      `\`appIcon\` is not a URL that a phone can load: "${appIcon}".`,
    )
  })
})
