import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../../src/kit/migrate/migrate'
import {
  migrateFile,
  migratePackage,
} from '../../../src/kit/migrate/migrateFile'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const url = 'https://wallet.example'
const moved = (text: string, testIds = false) =>
  migrateFile(text, { url, testIds }).text

test.each([
  [
    `import { ConnectButton } from '@rainbow-me/rainbowkit';\n`,
    `import { ConnectButton } from 'walletdock/rainbowkit';\n`,
  ],
  [
    `import * as rainbow from "@rainbow-me/rainbowkit"\n`,
    `import * as rainbow from "walletdock/rainbowkit"\n`,
  ],
  [
    `export { WalletButton } from '@rainbow-me/rainbowkit'\n`,
    `export { WalletButton } from 'walletdock/rainbowkit'\n`,
  ],
  [
    `const kit = await import('@rainbow-me/rainbowkit')\n`,
    `const kit = await import('walletdock/rainbowkit')\n`,
  ],
  [
    `vi.mock('@rainbow-me/rainbowkit', async () => ({ ...(await vi.importActual<object>('@rainbow-me/rainbowkit')) }))\n`,
    `vi.mock('walletdock/rainbowkit', async () => ({ ...(await vi.importActual<object>('walletdock/rainbowkit')) }))\n`,
  ],
  [
    `vi.importActual<typeof import('@rainbow-me/rainbowkit')>('@rainbow-me/rainbowkit')\njest.unstable_mockModule('@rainbow-me/rainbowkit', make)\nmock.module('connectkit', make)`,
    `vi.importActual<typeof import('walletdock/rainbowkit')>('walletdock/rainbowkit')\njest.unstable_mockModule('walletdock/rainbowkit', make)\nmock.module('walletdock/connectkit', make)`,
  ],
  [
    `import * as kit from 'connectkit'\n<kit.ConnectKitProvider\n  mode="dark"\n  remote="https://other.example">`,
    `import * as kit from 'walletdock/connectkit'\n<kit.ConnectKitProvider\n  mode="dark"\n  remote="https://other.example">`,
  ],
  [
    `import * as kit from 'connectkit'\n<kit.ConnectKitProvider mode="dark">`,
    `import * as kit from 'walletdock/connectkit'\n<kit.ConnectKitProvider remote="${url}" mode="dark">`,
  ],
  [
    `declare module '@rainbow-me/rainbowkit' {}\n`,
    `declare module 'walletdock/rainbowkit' {}\n`,
  ],
  [
    `import { rabbyWallet } from '@rainbow-me/rainbowkit/wallets';\n`,
    `import { rabbyWallet } from 'walletdock/rainbowkit/wallets';\n`,
  ],
  [
    `import './page.css';\nimport '@rainbow-me/rainbowkit/styles.css';\nstart()\n`,
    `import './page.css';\nstart()\n`,
  ],
  [
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit';\n`,
    `import { getDefaultConfig } from 'walletdock/rainbowkit/config';\n`,
  ],
  [
    `import {\n  ConnectButton,\n  connectorsForWallets as make,\n  type Theme,\n} from '@rainbow-me/rainbowkit'\n`,
    `import {\n  ConnectButton,\n  type Theme,\n} from 'walletdock/rainbowkit'\nimport { connectorsForWallets as make } from 'walletdock/rainbowkit/config'\n`,
  ],
  [
    `import {\r\n  darkTheme, // not getDefaultConfig\r\n  getDefaultConfig, // last, of all\r\n} from '@rainbow-me/rainbowkit';\r\n`,
    `import {\r\n  darkTheme, // not getDefaultConfig\r\n  // last, of all\r\n} from 'walletdock/rainbowkit';\r\nimport { getDefaultConfig } from 'walletdock/rainbowkit/config';\r\n`,
  ],
  [
    `import {\n  getDefaultConfig, // for servers\n  getDefaultWallets,\n} from '@rainbow-me/rainbowkit'\n`,
    `import {\n  getDefaultConfig, // for servers\n  getDefaultWallets,\n} from 'walletdock/rainbowkit/config'\n`,
  ],
  [
    `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'\n<RainbowKitProvider\n  theme={a > b ? c : d}>`,
    `import { RainbowKitProvider } from 'walletdock/rainbowkit'\n<RainbowKitProvider remote="${url}"\n  theme={a > b ? c : d}>`,
  ],
  [
    `import type { Theme } from '@rainbow-me/rainbowkit'\nconst kit = require('@rainbow-me/rainbowkit')\n`,
    `import type { Theme } from 'walletdock/rainbowkit'\nconst kit = require('walletdock/rainbowkit')\n`,
  ],
  [
    `import { RainbowKitProvider } from './ours'\n<RainbowKitProvider>rainbowkit`,
    `import { RainbowKitProvider } from './ours'\n<RainbowKitProvider>rainbowkit`,
  ],
  [
    `import { ConnectKitProvider, getDefaultConfig } from "connectkit";\n<ConnectKitProvider mode="dark">`,
    `import { ConnectKitProvider } from "walletdock/connectkit";\nimport { getDefaultConfig } from "walletdock/connectkit/config";\n<ConnectKitProvider remote="${url}" mode="dark">`,
  ],
  [
    `jest.mock('connectkit')\nexport type { SIWESession } from 'connectkit'\nexport type { wallets } from 'connectkit'\n`,
    `jest.mock('walletdock/connectkit')\nexport type { SIWESession } from 'walletdock/connectkit'\nexport type { wallets } from 'walletdock/connectkit/config'\n`,
  ],
])('%s becomes %s, and nothing changes the second time', (before, after) => {
  expect(moved(before)).toBe(after)
  expect(moved(after)).toBe(after)
})

test('test ids change only on request', () => {
  const text = `page.getByTestId('rk-wallet-option-io.metamask')`
  expect(moved(text)).toBe(text)
  expect(moved(text, true)).toBe(`page.getByTestId('wd-wallet-io.metamask')`)
})

const isFile = 'is a file inside the kit: import a public name'
const needsRemote =
  'needs `remote`, the URL of your remote, where you render it'
const noCounterpart = 'has no counterpart: see the guide'
const notImport = 'names the other kit, but is not an import'
const isIgnored = 'is ignored: see the guide'

test.each([
  [
    `import type { Details } from '@rainbow-me/rainbowkit/dist/wallets/Wallet'\nimport x from 'connectkit/other'`,
    [`1 ${isFile}`, `2 ${isFile}`],
  ],
  [
    `const name = '@rainbow-me/rainbowkit'\nconst kits = ['connectkit']`,
    [`1 ${notImport}`, `2 ${notImport}`],
  ],
  [
    `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'\n<RainbowKitProvider coolMode />`,
    ['2 `coolMode` has no counterpart'],
  ],
  [
    `import {\n  RainbowKitProvider as Kit,\n} from '@rainbow-me/rainbowkit'\n<Kit>`,
    [`2 ${needsRemote}`],
  ],
  [
    `export { ConnectKitProvider } from 'connectkit'\nimport('@rainbow-me/rainbowkit').then((kit) => kit.RainbowKitProvider)`,
    [`1 ${needsRemote}`, `2 ${needsRemote}`],
  ],
  [
    `const RainbowKitProvider = dynamic(() => import('@rainbow-me/rainbowkit').then((kit) => kit.RainbowKitProvider))\n<RainbowKitProvider>`,
    [],
  ],
  [
    `jest.mock('@rainbow-me/rainbowkit', () => ({ RainbowKitProvider: Fake }))\nimport type { RainbowKitProviderProps } from '@rainbow-me/rainbowkit'`,
    [],
  ],
  [
    `import {\n  Avatar,\n  CONNECTKIT_VERSION,\n  ChainIcon,\n} from 'connectkit'\nimport { configureClientSIWE } from 'connectkit-next-siwe'`,
    [
      `2 ${noCounterpart}`,
      `4 ${noCounterpart}`,
      '6 needs the other kit: install rainbowkit.tgz or connectkit.tgz of your remote under its name, too',
    ],
  ],
  [
    `import { ConnectKitProvider, ConnectKitButton } from 'connectkit'\n<ConnectKitProvider mode="dark" theme="nouns"\n  options={{ hideBalance: true, reducedMotion }}>\n<ConnectKitButton onClick={open} />`,
    [...[`2 ${isIgnored}`, `3 ${isIgnored}`, `4 ${isIgnored}`]],
  ],
  [
    `import { ConnectKitProvider } from 'connectkit'\n<ConnectKitProvider theme="auto"><Other theme="nouns" /><Avatar hideBalance={1} />`,
    [`2 ${isIgnored}`],
  ],
  [
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit'\ngetDefaultConfig({ walletConnectParameters })`,
    ['2 `walletConnectParameters` is ignored'],
  ],
  [
    `import type { Details } from '@rainbow-me/rainbowkit/dist/wallets/Wallet'\nwalletConnect(walletConnectParameters)`,
    [`1 ${isFile}`],
  ],
  [
    `:root {\n  --ck-font-family: serif;\n}`,
    ['2 `--ck-…` has an effect only in `customTheme`'],
  ],
  [
    `cy.get('[data-testid=rk-connect-button]')`,
    ['1 has a test id of RainbowKit: see --test-ids'],
  ],
])('%s is listed as %j, the second time, too', (text, listed) => {
  const first = migrateFile(text, { url, testIds: false })
  const second = migrateFile(first.text, { url, testIds: false })
  for (const { unmapped } of [first, second])
    expect(unmapped.map(({ line, what }) => `${line} ${what}`)).toEqual(listed)
})

test.each(['@rainbow-me/rainbowkit', 'connectkit'])(
  'package.json has Walletdock once, in the place of the dependency %s, and lists its overrides and patches',
  (kit) => {
    const before = `{
    "pnpm": { "overrides": { "${kit}": "2.2.11" } },
    "dependencies": {
        "${kit}": "^2.2.11",
        "wagmi": "^2.19.5"
    },
    "patchedDependencies": { "${kit}@2.2.11": "patches/${kit}.patch" }
}
`
    const after = before.replace(
      `"${kit}": "^2.2.11"`,
      `"walletdock": "${url}/walletdock.tgz"`,
    )
    for (const text of [before, after]) {
      const { text: next, unmapped } = migratePackage(text, url)
      expect(next).toBe(after)
      expect(unmapped.map(({ line }) => line)).toEqual([2, 7])
    }
  },
)

test('an older wagmi is listed, if the page has a kit', () => {
  const kit = '"connectkit": "^1.9.2"'
  const old = '"wagmi": "^1.4.13"'
  const linesOf = (...lines: string[]) =>
    migratePackage(
      `{ "dependencies": {\n${lines.join(',\n')} } }`,
      url,
    ).unmapped.map(({ line, what }) => `${line} ${what}`)
  expect(linesOf(kit, old)).toEqual(['3 Walletdock needs wagmi 2.9 or newer'])
  expect(linesOf(old)).toEqual([])
  expect(linesOf(kit, '"wagmi": "^2.19.5"')).toEqual([])
})

test('the command changes a folder, leaves out what is installed, and changes nothing with --dry or the second time', () => {
  const { path: folder, remove } = temporaryFolder('migrate')
  const page = path.join(folder, 'src/build/page.tsx')
  const preview = path.join(folder, '.storybook/preview.tsx')
  const built = path.join(folder, 'build/page.js')
  const installed = path.join(folder, 'node_modules/other/index.js')
  const manifest = path.join(folder, 'package.json')
  const text = `import { ConnectButton } from '@rainbow-me/rainbowkit'\nuse('--rk-colors-error')\n`
  try {
    for (const file of [page, preview, built, installed]) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    // A link whose target is missing, and one to a folder.
    symlinkSync('missing.ts', path.join(folder, 'link.ts'))
    symlinkSync('src', path.join(folder, 'src.js'))
    writeFileSync(manifest, '{ "dependencies": { "connectkit": "1" } }')
    const run = (...more: string[]) =>
      migrate(['--url', `${url}/`, folder, ...more])
    expect(run('--dry')).toContain('would change 3 files')
    expect(readFileSync(page, 'utf8')).toBe(text)
    const sources = ['src/build/page.tsx', '.storybook/preview.tsx'].map(
      path.normalize,
    )
    expect(run().split('\n').toSorted()).toEqual(
      [
        ...['changed 3 files', '  package.json', '', 'Please look at:'],
        ...sources.flatMap((file) => [
          `  ${file}`,
          `${file}:2: \`--rk-…\` is not set: write \`cssStringFromTheme\` into your stylesheet`,
        ]),
      ].toSorted(),
    )
    expect(readFileSync(manifest, 'utf8')).toContain(`${url}/walletdock.tgz`)
    expect(readFileSync(page, 'utf8')).toContain(`'walletdock/rainbowkit'`)
    expect(readFileSync(installed, 'utf8')).toBe(text)
    expect(readFileSync(built, 'utf8')).toBe(text)
    expect(run()).toContain('changed 0 files')
  } finally {
    remove()
  }
})

test('without a URL, the command prints its help', () => {
  expect(migrate([])).toContain('--url URL')
})
