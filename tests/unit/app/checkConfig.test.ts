import { createConfig, http } from '@wagmi/core'
import { optimism, base as viemBase } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig.initial'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { base, basePreconf } from '../../../src/chains/base.initial'
import { catalogue } from '../../../src/wallets/catalogue'

const shop: WalletdockConfig = { appName: 'Shop', projectId: 'id' }
const [safe] = catalogue.flatMap(({ wallets }) => wallets)

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

describe('checkConfig throws the errors of the specification, word for word', () => {
  test.each([
    [
      { projectId: undefined },
      '[8.1]',
      'No projectId found. Every app must provide a WalletConnect projectId.',
    ],
    [{ wallets: [] }, '[8.2]', 'No wallet list was provided'],
    [
      { wallets: [{ groupName: 'Popular', wallets: [] }] },
      '[8.3]',
      'No wallets provided for group: Popular',
    ],
    [
      {
        wallets: [
          { groupName: 'Popular', wallets: [{ ...safe, iconAccent: 'red' }] },
        ],
      },
      '[8.4]',
      'Property iconAccent is not a hex value for wallet: Safe',
    ],
    [
      { chains: [] },
      '[8.5]',
      'Chain not configured. Use at least one chain in `chains`.',
    ],
  ])('%#: %o %s', (config, _, sentence) => {
    expect(sentenceOf(config)).toBe(sentence)
  })
})

test('every error says what to do', () => {
  for (const config of [
    { projectId: '' },
    { wallets: [] },
    { network: 'mars' },
  ])
    expect(problemOf(config)?.message.split('\n')).toHaveLength(3)
})

test.each(['mars', 'Base', '', null])(
  'the unknown network %j throws an error that lists the known ones',
  (network) => {
    const problem = problemOf({ network })
    expect(problem?.name).toBe('ConfigurationError')
    expect(problem?.message).toMatch(/is not known/)
    expect(problem?.message).toMatch(/base, base-preconf/)
  },
)

test('invalid chains and RPC URLs throw errors with viem’s names [5.15]', () => {
  expect(problemOf({ chains: [{ ...base, id: 0 }] })?.name).toBe(
    'InvalidChainIdError',
  )
  expect(problemOf({ chains: [base, base] })?.name).toBe('InvalidChainIdError')
  expect(problemOf({ rpcUrls: { 8453: 'localhost' } })?.name).toBe(
    'UrlRequiredError',
  )
})

test('a host that sets no chains gets Base [9.11]', () => {
  expect(checkConfig(shop).chains).toEqual([base])
  expect(checkConfig({ ...shop, network: 'base' }).chains).toEqual([base])
})

test('the network base-preconf selects the preconfirmed Base [9.11]', () => {
  const { chains } = checkConfig({ ...shop, network: 'base-preconf' })
  expect(chains).toEqual([basePreconf])
})

test('the host’s chains take precedence over the network', () => {
  const chains = [optimism] as const
  const config: WalletdockConfig = { ...shop, network: 'base', chains }
  expect(checkConfig(config).chains).toEqual([optimism])
})

test('initialChain must be one of the page’s chains', () => {
  const chains = [base, optimism] as const
  expect(checkConfig({ ...shop, chains, initialChain: 10 })).toMatchObject({
    initialChain: 10,
  })
  expect(problemOf({ chains, initialChain: 1 })?.message).toBe(
    'The chain 1 of `initialChain` is not one of the page’s chains.\nUse one of: 8453, 10; or add it to `chains`.\nSee walletdock/troubleshoot.md#the-configuration-is-wrong',
  )
  expect(sentenceOf({ initialChain: '8453' })).toMatch(/^The chain 8453 of/)
})

test('the chains of the host’s wagmi config take precedence over all options', () => {
  const wagmiConfig = createConfig({
    chains: [optimism, viemBase],
    transports: { [optimism.id]: http(), [viemBase.id]: http() },
  })
  const settings = checkConfig({ ...shop, wagmi: wagmiConfig, chains: [base] })
  expect(settings.chains).toEqual([optimism, viemBase])
  expect(settings.wagmi).toBe(wagmiConfig)
})

test('checkConfig keeps all other options [D13]', () => {
  const config: WalletdockConfig = {
    ...shop,
    layout: 'compact',
    theme: 'dark',
    accent: '#123456',
    nameService: { url: 'https://names.example', apiKey: 'key' },
  }
  expect(checkConfig(config)).toEqual({ ...config, chains: [base] })
})
