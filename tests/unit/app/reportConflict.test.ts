import { createConfig, http } from '@wagmi/core'
import { base, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { reportConflict } from '../../../src/app/reportConflict'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import type { ConfigConflict } from '../../../src/errors/ConfigConflict'

const first: WalletdockConfig = { appName: 'Portal', projectId: 'p' }
const wagmi = () =>
  createConfig({ chains: [base], transports: { [base.id]: http() } })

/** Returns the conflict that a second configuration reports. */
function toldTo(second: Partial<WalletdockConfig>, before = first) {
  const conflicts: ConfigConflict[] = []
  const onConflict = (conflict: ConfigConflict) => conflicts.push(conflict)
  const config = { ...first, ...second, onConflict }
  const settings = checkConfig(before)
  reportConflict(settings, config)
  // StrictMode reports twice.
  reportConflict(settings, { ...config })
  expect(conflicts.length).toBeLessThan(2)
  return conflicts[0]
}

test.each<Partial<WalletdockConfig>>([
  {},
  { accent: undefined },
  { network: 'base' },
  { theme: 'auto', layout: 'wide', walletTimeoutMs: 120_000 },
])('an option that equals the default is not a conflict: %j', (second) => {
  expect(toldTo(second)).toBeUndefined()
})

test.each<[Partial<WalletdockConfig>, readonly string[]]>([
  [{ appName: 'Shop' }, ['appName']],
  [{ theme: 'dark', accent: '#ff0000' }, ['theme', 'accent']],
  [{ network: 'base-preconf' }, ['network']],
  [{ rpcUrls: { 8453: 'https://rpc.example' } }, ['rpcUrls']],
  [{ chains: [optimism] }, ['chains']],
  [{ wagmi: wagmi() }, ['wagmi']],
])('the conflict lists the ignored options: %#', (second, options) => {
  const conflict = toldTo(second)
  expect(conflict).toMatchObject({ name: 'ConfigConflict', options })
  expect(conflict?.message).toContain(options.join(', '))
})

test('copies of the same chains and RPC URLs are equal', () => {
  const own = () => ({
    chains: [structuredChain(), optimism] as const,
    rpcUrls: { 8453: 'https://rpc.example' },
  })
  expect(toldTo(own(), { ...first, ...own() })).toBeUndefined()
})

test('two wagmi configs count as different, even if their contents are equal', () => {
  const before = { ...first, wagmi: wagmi() }
  expect(toldTo({ wagmi: wagmi() }, before)?.options).toEqual(['wagmi'])
  expect(toldTo({ wagmi: before.wagmi }, before)).toBeUndefined()
})

/** Returns Base as another copy of viem defines it, with other functions and the same data. */
function structuredChain() {
  const { formatters, ...data } = base
  return {
    ...data,
    formatters: { block: () => formatters, transaction: () => formatters },
  }
}
