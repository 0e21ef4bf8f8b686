import { afterEach, expect, test, vi } from 'vitest'
import { takeConsole } from '../../fixtures/pages/takeConsole'

const react = { useState: () => undefined }
const at = (version: string, lib: object = {}) => ({
  [version]: { from: 'shop', get: async () => () => lib },
})
const whole = (version: string) => ({
  react: at(version, react),
  'react-dom': at(version),
  'react-dom/client': at(version),
})

/** Loads the module again, because its choice is final. */
const load = () => import('../../../src/remote/federation/page')

afterEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.federation/1'))
})

test('preparePage chooses a complete React of the page, and modules need no adapting', async () => {
  const { preparePage, otherLibraries, pageVersion } = await load()
  await preparePage({ ...whole('19.1.0'), '@wagmi/core': at('3.0.0') })
  expect(pageVersion('react')).toBe('19.1.0')
  expect(pageVersion('react-dom/client')).toBe('19.1.0')
  expect(pageVersion('@wagmi/core')).toBe('3.0.0')
  expect(pageVersion('wagmi')).toBeUndefined()
  expect(otherLibraries('./useWallet')).toBeUndefined()
})

test('preparePage does not change its choice when another part of the page offers a newer React', async () => {
  const { preparePage, pageVersion } = await load()
  await preparePage(whole('19.1.0'))
  await preparePage(whole('19.3.1'))
  expect(pageVersion('react')).toBe('19.1.0')
})

test('a second run of the entry uses the choice of the first, whose plugin the federation runtime keeps', async () => {
  const first = await load()
  vi.resetModules()
  const second = await load()
  await first.preparePage({ react: at('18.3.1', react) })
  expect(second.otherLibraries('./useWallet')?.react).toBe(react)
  takeConsole()
})

test.each([
  ['react alone', { react: at('19.1.0', react) }, 'no react-dom'],
  ['React 18', whole('18.3.1'), 'needs ^19.0.0'],
])(
  'with %s of a page, modules are made for the page’s React, and the console says why',
  async (_, offered, why) => {
    const { preparePage, otherLibraries, pageVersion } = await load()
    const wagmi = {}
    await preparePage({ ...offered, wagmi: at('2.0.0', wagmi) })
    expect(pageVersion('react')).toBeUndefined()
    expect(otherLibraries('./useWallet')).toEqual({ react, wagmi })
    const said = takeConsole()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(why)
  },
)

test('on a page that shares no React, modules that need React say what to share', async () => {
  const { preparePage, otherLibraries } = await load()
  await preparePage({})
  expect(() => otherLibraries('./useWallet')).toThrow(
    'this page shares no React, so ./useWallet cannot render in it',
  )
})

test('a React that fails to load is loaded again for the next module', async () => {
  const { preparePage, otherLibraries } = await load()
  let isDown = true
  const get = async () => {
    if (isDown) throw new Error('The page’s own file is missing.')
    return () => react
  }
  const offered = { react: { '18.3.1': { from: 'shop', get } } }
  await expect(preparePage(offered)).rejects.toThrow('own file')
  isDown = false
  await preparePage(offered)
  expect(otherLibraries('./mount')?.react).toBe(react)
  takeConsole()
})
