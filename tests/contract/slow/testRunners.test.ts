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

/** A host's own test of a page without React, in a folder without React. */
const plainTest = `
import 'walletdock/host/element'
import { loadWithoutReact } from 'walletdock/host/load'
import { installTestRemote } from 'walletdock/testing'

const url = 'https://wallet.example'
const press = (id) => document.querySelector('[data-testid=' + id + ']').click()

test('without React, a visitor of <wallet-dock> connects and disconnects', async () => {
  installTestRemote()
  const dock = document.body.appendChild(document.createElement('wallet-dock'))
  const seen = async (status) => {
    while (dock.wallet?.status !== status)
      await new Promise((listener) => dock.addEventListener('walletdock-changed', listener, { once: true }))
  }
  dock.url = url
  await seen('disconnected')
  press('wd-connect-button')
  press('wd-wallet-test')
  await seen('connected')
  expect(dock.wallet.address).toMatch('0xf39F')
  expect(dock.textContent).toContain('0xf39F')
  press('wd-account-button')
  press('wd-disconnect')
  await seen('disconnected')
  expect(dock.textContent).toBe('Connect wallet')
  dock.remove()
})

test('without React, a loaded button is there at once', async () => {
  installTestRemote()
  const { modules } = await loadWithoutReact({ url })
  const page = document.body.appendChild(document.createElement('div'))
  const { getSnapshot, unmount } = modules.mount(page, { appName: 'Shop' })
  press('wd-connect-button')
  expect(getSnapshot().dialog).toBe('connect')
  unmount()
  expect(document.body.textContent).toBe('')
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

// Runs after the concurrent tests, which need React.
test('Jest and Vitest test pages without React, which need not install it', async () => {
  await folder.run('npm uninstall react react-dom')
  await folder.write({ 'plain.test.js': plainTest })
  for (const command of [
    'npx jest plain',
    'npx vitest run plain --globals --environment jsdom',
    'npx vitest run plain --globals --environment happy-dom',
  ])
    expect(await folder.run(command)).toContain('2 passed')
}, 240_000)
