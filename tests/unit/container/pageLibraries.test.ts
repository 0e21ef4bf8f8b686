import { expect, test } from 'vitest'
import {
  type LibraryCopy,
  pageLibraries,
  type Shares,
} from '../../../src/remote/container/pageLibraries'

const share = (more: Partial<LibraryCopy> = {}): LibraryCopy => ({
  from: 'host',
  get: () => undefined,
  ...more,
})
const at = (version: string, more?: Partial<LibraryCopy>) => ({
  [version]: share(more),
})
const react = (version: string): Shares => ({
  react: at(version),
  'react-dom': at(version),
  'react-dom/client': at(version),
})
const versions = (taken: Shares) =>
  Object.fromEntries(
    Object.entries(taken).map(([name, it]) => [name, Object.keys(it)[0]]),
  )

test('pageLibraries uses a complete React of the page, and the page’s wagmi and react-query if their versions are supported', () => {
  const { shares } = pageLibraries({
    ...react('19.1.0'),
    'react/jsx-runtime': at('19.1.0'),
    wagmi: at('3.3.0'),
    '@tanstack/react-query': at('4.0.0'),
    viem: at('2.0.0'),
  })
  expect(versions(shares)).toEqual({
    react: '19.1.0',
    'react-dom': '19.1.0',
    'react-dom/client': '19.1.0',
    'react/jsx-runtime': '19.1.0',
    wagmi: '3.3.0',
  })
})

test.each([
  ['react alone', { react: at('19.1.0') }],
  [
    'react and react-dom alone',
    { react: at('19.1.0'), 'react-dom': at('19.1.0') },
  ],
  [
    'parts of several versions',
    { ...react('19.3.1'), react: at('19.1.0', { loaded: true }) },
  ],
  ['a React of an unsupported version', react('18.3.1')],
])(
  'pageLibraries uses nothing of a page with %s, because the remote brings a complete React',
  (_, offered) => {
    const { shares, react } = pageLibraries({ ...offered, wagmi: at('3.7.7') })
    expect(shares).toEqual({})
    expect(react).toBeDefined()
  },
)

test('pageLibraries uses the page’s @wagmi/core of version 3, whatever the page’s React is', () => {
  const core = (version: string) => ({ '@wagmi/core': at(version) })
  const takenBeside = (react: Shares, version: string) =>
    versions(pageLibraries({ ...react, ...core(version) }).shares)[
      '@wagmi/core'
    ]
  expect(takenBeside(react('19.3.1'), '3.0.0')).toBe('3.0.0')
  expect(takenBeside(react('18.3.1'), '3.6.5')).toBe('3.6.5')
  expect(takenBeside(react('19.3.1'), '2.22.0')).toBeUndefined()
})

test('pageLibraries uses the version that is loaded, even if a newer one is offered', () => {
  const { shares } = pageLibraries({
    react: { ...at('19.3.1'), ...at('19.0.0', { loaded: 1 }) },
    'react-dom': { ...at('19.3.1'), ...at('19.0.0') },
    'react-dom/client': { ...at('19.3.1'), ...at('19.0.0') },
  })
  expect(versions(shares)).toEqual({
    react: '19.0.0',
    'react-dom': '19.0.0',
    'react-dom/client': '19.0.0',
  })
})

test('pageLibraries records that the remote uses a library if the page records the users of its libraries', () => {
  const mine = share({ useIn: ['host'] })
  const { shares } = pageLibraries({
    ...react('19.1.0'),
    react: { '19.1.0': mine },
  })
  shares['react']?.['19.1.0']?.get()
  expect(mine.useIn).toEqual(['host', 'walletdock'])
})

test('pageLibraries uses a pre-release of React, such as Next’s, under its own version', () => {
  const version = '19.3.0-canary-ff8bb5bd-20261110'
  const { shares, react: running } = pageLibraries(react(version))
  expect(versions(shares)).toMatchObject({ react: version })
  expect(running).toBe(version)
})
