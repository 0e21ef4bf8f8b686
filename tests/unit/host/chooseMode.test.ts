import { expect, test } from 'vitest'
import { chooseMode } from '../../../src/host/fit/planModules'
import { offer, type ShareScope } from '../../../src/host/ShareScope'
import { aContract } from '../../fixtures/servers/aContract'

const lib = {}
const react19 = offer({}, { react: { version: '19.1.0', lib } })

const choose = (
  scope: ShareScope,
  { own, isTaken }: { own?: string; isTaken?: boolean } = {},
) => chooseMode(aContract, scope, own, isTaken)

test('a React of a supported version is shared', () => {
  expect(choose(react19)).toEqual({
    mode: 'shared',
    why: 'This page shares react 19.1.0.',
  })
})

test('a page without React is isolated, and the reason names the cost', () => {
  expect(choose({})).toEqual({
    mode: 'isolated',
    why: 'This page passes no React. Walletdock brings its own React, 70 KB more.',
  })
})

test('a page with another React is isolated, and the reason names both versions', () => {
  const scope = offer({}, { react: { version: '18.3.1', lib } })
  expect(choose(scope)).toEqual({
    mode: 'isolated',
    why: 'This page runs react 18.3.1, but Walletdock 0.4.2 needs ^19.0.0. Walletdock brings its own React, 70 KB more.',
  })
})

test('a page with a react-dom that does not fit is isolated', () => {
  const dom = { 'react-dom': { version: '18.3.1', lib } }
  expect(choose(offer({ ...react19 }, dom)).mode).toBe('isolated')
})

test('a page with an older wagmi receives Walletdock’s config', () => {
  const scope = offer({ ...react19 }, { wagmi: { version: '2.14.0', lib } })
  expect(choose(scope)).toEqual({
    mode: 'handoff',
    why: 'This page runs wagmi 2.14.0, but Walletdock 0.4.2 needs ^3.0.0.',
  })
})

test('a page with its own wagmi receives Walletdock’s config, even if its version is supported', () => {
  expect(choose(react19, { own: '3.7.6' })).toEqual({
    mode: 'handoff',
    why: 'This page has its own wagmi 3.7.6.',
  })
  // If there are two reasons, only the first one is reported, which is that the page has its own wagmi.
  const scope = offer({ ...react19 }, { wagmi: { version: '2.14.0', lib } })
  expect(choose(scope, { own: '2.13.0' }).why).toBe(
    'This page has its own wagmi 2.13.0.',
  )
})

test('a page with another React is isolated, whatever its wagmi is', () => {
  const libraries = {
    react: { version: '18.3.1', lib },
    wagmi: { version: '2.14.0', lib },
  }
  expect(choose(offer({}, libraries)).mode).toBe('isolated')
  expect(choose(offer({}, libraries), { own: '2.14.0' }).mode).toBe('isolated')
})

test('a remote that runs on another React of the page stays on that React', () => {
  expect(choose(react19, { isTaken: true })).toEqual({
    mode: 'isolated',
    why: 'Walletdock runs on another React of this page.',
  })
})

test('if a page offers several versions, the newest loaded one counts, or else the newest', () => {
  const share = (version: string, loaded: boolean) => ({
    version,
    from: 'host',
    get: async () => () => lib,
    ...(loaded && { lib: () => lib }),
  })
  const wagmi = {
    '2.9.0': share('2.9.0', true),
    '2.10.0': share('2.10.0', true),
    '3.7.0': share('3.7.0', false),
  }
  expect(choose({ ...react19, wagmi }).why).toContain('wagmi 2.10.0')
  const none = {
    '2.9.0': share('2.9.0', false),
    '2.10.0': share('2.10.0', false),
  }
  expect(choose({ ...react19, wagmi: none }).why).toContain('wagmi 2.10.0')
  const all = { ...wagmi, '3.6.0': share('3.6.0', true) }
  expect(choose({ ...react19, wagmi: all })).toEqual({
    mode: 'shared',
    why: 'This page shares react 19.1.0, wagmi 3.6.0.',
  })
})

test('a page that does not share wagmi gets no advice to share wagmi’s dependencies', () => {
  const requires = { ...aContract.requires, '@wagmi/core': '^3.0.0' }
  const contract = { ...aContract, requires }
  const { why } = chooseMode(contract, react19, undefined, undefined)
  expect(why).toBe('This page shares react 19.1.0.')
})

test.each([
  [{}, ', but not @wagmi/core: Walletdock brings its own, 50 KB more'],
  [{ '@wagmi/core': { version: '3.0.0', lib } }, ''],
])(
  'if a page shares wagmi, the reason names the missing dependencies of wagmi: %o',
  (more, but) => {
    const contract = {
      ...aContract,
      requires: { ...aContract.requires, '@wagmi/core': '^3.0.0' },
    }
    const wagmi = { version: '3.0.0', lib }
    const scope = offer({ ...react19 }, { wagmi, ...more })
    expect(chooseMode(contract, scope, undefined, undefined)).toEqual({
      mode: 'shared',
      why: `This page shares react 19.1.0, wagmi 3.0.0${but}.`,
    })
  },
)
