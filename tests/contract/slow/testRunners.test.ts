import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmptyFolder,
  emptyFolder,
} from '../../fixtures/project/emptyFolder'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'

const dist = path.join(import.meta.dirname, '../../../dist')
const kit = path.join(dist, 'walletdock.tgz')
const runners =
  'jest jest-environment-jsdom @babel/preset-env vitest happy-dom react react-dom'
const { exports } = JSON.parse(
  readFileSync(path.join(dist, 'host/package.json'), 'utf8'),
)
const parts = Object.keys(exports)
  // The names of other kits need a page's own wagmi.
  .filter((name) => !/package\.json|rainbowkit|connectkit/.test(name))
  .map((name) => name.replace('.', 'walletdock'))
const [{ code: jestConfig } = { code: '' }] = fencesIn(
  sectionOf('test', 'Jest and Vitest'),
)

/** A host's own test of a page with the boundary and the element, in a file that imports every part of the kit. */
const hostTest = `
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'
import { ConnectButton, WalletdockProvider } from 'walletdock/react'
import { installTestRemote } from 'walletdock/testing'
${parts.map((name, at) => `import * as part${at} from '${name}'`).join('\n')}

globalThis.IS_REACT_ACT_ENVIRONMENT = true

test('the page has its buttons', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  const props = { load: () => new Promise(() => {}), config: { appName: 'Shop' } }
  await act(() => createRoot(page).render(createElement(WalletdockBoundary, props, () => 'loaded')))
  expect(page.textContent).toBe('Connect wallet')
  const dock = document.body.appendChild(document.createElement('wallet-dock'))
  dock.config = null
  await Promise.resolve()
  expect(dock.textContent).toBe('Connect wallet')
})

test('without the remote in memory, a load fails at once, and says what to do', async () => {
  const { ok, failure } = await loadWalletdock({ url: 'https://wallet.example' })
  expect(ok).toBe(false)
  expect(failure.message).toContain('installTestRemote')
})

test('with the remote in memory, a visitor connects', async () => {
  installTestRemote()
  const page = document.body.appendChild(document.createElement('div'))
  const button = createElement(ConnectButton)
  const props = { remote: 'https://wallet.example', appName: 'Shop' }
  await act(() => createRoot(page).render(createElement(WalletdockProvider, props, button)))
  const press = (place, id) => act(async () => place.querySelector('[data-testid=' + id + ']').click())
  await press(page, 'wd-connect-button')
  await press(document, 'wd-wallet-test')
  expect(page.querySelector('[data-testid=wd-account-button]').textContent).toContain('0xf39F')
})

test.each([${parts.map((name, at) => `['${name}', part${at}]`).join(', ')}])('%s is there', (_, part) => {
  expect(Object.keys(part)).not.toEqual([])
})
`

const reactNames: readonly string[] = Object.keys(
  await import(path.join(dist, 'host/react.js')),
)

/** A host's own test that replaces every name of `walletdock/react`. */
const mockTest = (runner: 'jest' | 'vi') => `
import * as names from 'walletdock/react'
${runner}.mock('walletdock/react', () => (${JSON.stringify(Object.fromEntries(reactNames.map((name) => [name, 'mine'])))}))

test('each name is replaced', () => {
  for (const name of ${JSON.stringify(reactNames)}) expect([name, names[name]]).toEqual([name, 'mine'])
})
`

let folder: EmptyFolder

beforeAll(async () => {
  folder = await emptyFolder()
  await folder.write({
    'babel.config.json':
      '{ "presets": [["@babel/preset-env", { "targets": { "node": "current" } }]] }',
    'jest.config.mjs': jestConfig,
    'page.test.js': hostTest,
    'mocks-jest.test.js': mockTest('jest'),
    'mocks-vi.test.js': mockTest('vi'),
  })
  await folder.run(`npm install ${kit} ${runners}`)
}, 300_000)
afterAll(() => folder?.remove())

test.concurrent('Jest with jsdom imports every part of the kit, and replaces every name of walletdock/react, set up as the guide says', async () => {
  const said = await folder.run('npx jest page.test mocks-jest')
  expect(said).toContain(`${parts.length + 4} passed`)
}, 120_000)

test.concurrent.each(['jsdom', 'happy-dom'])(
  'Vitest with %s imports every part of the kit, and replaces every name of walletdock/react, without any options for it',
  async (environment) => {
    const said = await folder.run(
      `npx vitest run page.test mocks-vi --globals --environment ${environment}`,
    )
    expect(said).toContain(`${parts.length + 4} passed`)
  },
  120_000,
)
