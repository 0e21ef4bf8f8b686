import { createConfig, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followLanguage } from '../../../src/app/language'
import {
  createLiveOptions,
  type LiveOptions,
} from '../../../src/app/liveOptions'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { base } from '../../../src/data/chains/base'

const shop: WalletdockConfig = { appName: 'Shop', theme: 'light' }

test('the look follows the provider, and each change is reported once', () => {
  const live = createLiveOptions(shop, () => {})
  const notify = vi.fn()
  live.subscribe(notify)
  const source = live.createSource(shop)
  source.register()
  source.update({ ...shop, look: { surface: '#fff' } })
  const before = live.get()
  expect(before).toMatchObject({ theme: 'light', look: { surface: '#fff' } })
  // Hosts write their options inline.
  source.update({ ...shop, look: { surface: '#fff' } })
  expect(live.get()).toBe(before)
  source.update({ ...shop, theme: 'dark' })
  expect(live.get()).toMatchObject({ theme: 'dark', look: undefined })
  expect(notify).toHaveBeenCalledTimes(2)
})

test('changing an option that cannot change logs one warning, which says what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const chains = [base] as const
  const config: WalletdockConfig = { ...shop, chains, tokens: () => [] }
  const source = createLiveOptions(config, () => {}).createSource(config)
  // Equal data and another function do not count as changes.
  source.update({ ...config, chains: [{ ...base }], tokens: () => [] })
  expect(warn).not.toHaveBeenCalled()
  const next: WalletdockConfig = { ...config, chains: [{ ...base, id: 10 }] }
  source.update(next)
  source.update({ ...next, onConflict: () => {} })
  await expect
    .poll(() => warn.mock.calls)
    .toEqual([[expect.stringMatching(/`chains`.*Reload the page/)]])
})

const aWagmi = () =>
  createConfig({ chains: [mainnet], transports: { 1: http() } })

test('a provider that mounts after all others have unmounted replaces the page’s wagmi config', () => {
  const replace = vi.fn()
  const first: WalletdockConfig = { ...shop, wagmi: aWagmi() }
  const other: WalletdockConfig = { ...shop, wagmi: aWagmi() }
  const live = createLiveOptions(first, replace)
  // The page was configured without a provider, so it keeps that configuration.
  live.createSource(other).register()()
  const leaveFirst = live.createSource(first).register()
  // Another provider is mounted, so the page keeps its config.
  const leaveOther = live.createSource(other).register()
  expect(replace).not.toHaveBeenCalled()
  leaveFirst()
  leaveOther()
  // A provider without a config does not remove the page's config.
  live.createSource(shop).register()()
  live.createSource(other).register()
  expect(replace.mock.calls).toEqual([[other]])
})

test('changing the wagmi config of a provider logs a warning, which says what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const first: WalletdockConfig = { ...shop, wagmi: aWagmi() }
  const source = createLiveOptions(first, () => {}).createSource(first)
  source.register()
  source.update({ ...first, wagmi: aWagmi() })
  source.update({ ...first, wagmi: undefined })
  await expect
    .poll(() => warn.mock.calls)
    .toEqual([[expect.stringMatching(/`wagmi` has changed.*another `key`/)]])
})

/** A page whose options change. */
function aPage(first: LiveOptions) {
  const live = createLiveOptions(first, () => {})
  const source = live.createSource({ ...shop, ...first })
  onTestFinished(source.register())
  const language = followLanguage(live)
  const change = (next: LiveOptions) => source.update({ ...shop, ...next })
  return { change, language }
}

test('the language follows the page’s options, and the previous language stays until the next one has loaded', async () => {
  const { change, language } = aPage({ locale: 'de' })
  await language.load()
  const seen: unknown[] = []
  language.subscribe(() => seen.push(language.get()?.button.locale))
  change({ locale: 'fr' })
  expect(language.get()?.button.locale).toBe('de')
  await vi.waitFor(() => expect(seen).toEqual(['fr']))
  change({ locale: 'en' })
  expect(seen).toEqual(['fr', 'en'])
})

test('the host’s messages follow the page’s options, and a language that was replaced while loading is not shown', async () => {
  const { change, language } = aPage({ locale: 'de' })
  const first = language.load()
  change({ locale: 'fr' })
  change({
    locale: 'en',
    messages: { en: { button: { connect: 'Sign up' } } },
  })
  await first
  await vi.waitFor(() => expect(language.get()?.button.connect).toBe('Sign up'))
  change({ locale: 'en' })
  expect(language.get()?.button.connect).toBe('Connect wallet')
})

test('changing the language loads nothing if no language is needed yet', () => {
  const { change, language } = aPage({ locale: 'de' })
  change({ locale: 'fr' })
  expect(language.get()).toBeUndefined()
})
