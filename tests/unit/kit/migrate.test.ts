import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
    `import { ConnectButton, type Theme } from 'walletdock/rainbowkit'\nimport { connectorsForWallets as make } from 'walletdock/rainbowkit/config'\n`,
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

test('what has no counterpart is listed with its line', () => {
  const { unmapped } = migrateFile(
    `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
import type { Details } from '@rainbow-me/rainbowkit/dist/wallets/Wallet'
const name = '@rainbow-me/rainbowkit'
export const Page = () => <RainbowKitProvider coolMode />
`,
    { url, testIds: false },
  )
  expect(unmapped).toEqual([
    { line: 2, what: 'has no counterpart: use walletdock/react' },
    { line: 3, what: 'names RainbowKit, but is not an import' },
    { line: 4, what: '`coolMode` has no counterpart' },
  ])
})

test('what ConnectKit has and Walletdock has not is listed with its line', () => {
  const { unmapped } = migrateFile(
    `import { ChainIcon } from 'connectkit'
import { configureClientSIWE } from 'connectkit-next-siwe'
const kits = ['connectkit']
`,
    { url, testIds: false },
  )
  expect(unmapped).toEqual([
    { line: 1, what: 'has no counterpart: see the guide' },
    {
      line: 2,
      what: 'needs ConnectKit: install connectkit.tgz of your remote under its name, too',
    },
    { line: 3, what: 'names ConnectKit, but is not an import' },
  ])
})

test.each(['@rainbow-me/rainbowkit', 'connectkit'])(
  'package.json has Walletdock once, in the place of %s',
  (kit) => {
    const before = `{
    "dependencies": {
        "${kit}": "^2.2.11",
        "wagmi": "^2.19.5"
    },
    "overrides": { "${kit}": "2.2.11" }
}
`
    const after = before.replace(
      `"${kit}": "^2.2.11"`,
      `"walletdock": "${url}/walletdock.tgz"`,
    )
    expect(migratePackage(before, url)).toBe(after)
    expect(migratePackage(after, url)).toBe(after)
  },
)

test('the command changes a folder, leaves out what is installed, and changes nothing with --dry or the second time', () => {
  const { path: folder, remove } = temporaryFolder('migrate')
  const page = path.join(folder, 'src/page.tsx')
  const installed = path.join(folder, 'node_modules/other/index.js')
  const manifest = path.join(folder, 'package.json')
  const text = `import { ConnectButton } from '@rainbow-me/rainbowkit'\nuse('--rk-colors-error')\n`
  try {
    for (const file of [page, installed]) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(manifest, '{ "dependencies": { "connectkit": "1" } }')
    const run = (...more: string[]) =>
      migrate(['--url', `${url}/`, folder, ...more])
    expect(run('--dry')).toContain('would change 2 files')
    expect(readFileSync(page, 'utf8')).toBe(text)
    const inPage = path.join('src', 'page.tsx')
    expect(run().split('\n').toSorted()).toEqual(
      [
        ...['changed 2 files', '  package.json', `  ${inPage}`],
        ...['', 'Please look at:'],
        `${inPage}:2: \`--rk-…\` is not set: write \`cssStringFromTheme\` into your stylesheet`,
      ].toSorted(),
    )
    expect(readFileSync(manifest, 'utf8')).toContain(`${url}/walletdock.tgz`)
    expect(readFileSync(page, 'utf8')).toContain(`'walletdock/rainbowkit'`)
    expect(readFileSync(installed, 'utf8')).toBe(text)
    expect(run()).toContain('changed 0 files')
  } finally {
    remove()
  }
})

test('without a URL, the command prints its help', () => {
  expect(migrate([])).toContain('--url URL')
})
