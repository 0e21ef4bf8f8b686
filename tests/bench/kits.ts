import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from '../fixtures/project/runProgram'
import type { OtherPage } from './pages/buildPages'
import type { Target } from './targets'

/** Another kit, set up as its own guide says. Its pages are measured only, and nothing of it is in the repository. */
type Recipe = Pick<Target, 'button' | 'list' | 'account'> & {
  readonly label: string
  /** Name of the kit's package, and of others that its guide installs. */
  readonly packages: readonly [string, ...string[]]
  /** Imports and the wagmi config, as code. */
  readonly setup: string
  readonly body: string
}

const testId = (id: string) => ({ css: `[data-testid="${id}"]` })

const recipes: readonly Recipe[] = [
  {
    label: 'RainbowKit',
    packages: ['@rainbow-me/rainbowkit'],
    setup: `
import css from '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
const config = getDefaultConfig({ appName: 'Shop', projectId: 'bench', chains: [base] })
document.head.append(Object.assign(document.createElement('style'), { textContent: css }))`,
    body: '<RainbowKitProvider><ConnectButton /></RainbowKitProvider>',
    button: testId('rk-connect-button'),
    list: {
      row: () => testId('rk-wallet-option-test.bench.wallet1'),
      dialog: { css: '[role=dialog]' },
    },
    account: testId('rk-account-button'),
  },
  {
    label: 'ConnectKit',
    packages: ['connectkit'],
    setup: `
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
const config = createConfig(getDefaultConfig({ appName: 'Shop', walletConnectProjectId: 'bench', chains: [base] }))`,
    body: '<ConnectKitProvider><ConnectKitButton /></ConnectKitProvider>',
    button: { css: '#root button' },
    list: {
      row: () => ({
        css: '#__CONNECTKIT__ button:has([alt="Bench Wallet 1"])',
      }),
      dialog: { css: '#__CONNECTKIT__ [role=dialog]' },
    },
    // The same button, with an avatar.
    account: { css: '#root button:has([style*="pointer-events"])' },
  },
  {
    label: 'AppKit',
    packages: ['@reown/appkit', '@reown/appkit-adapter-wagmi'],
    setup: `
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { createAppKit } from '@reown/appkit/react'
const adapter = new WagmiAdapter({ projectId: 'bench', networks: [base] })
createAppKit({ adapters: [adapter], networks: [base], projectId: 'bench' })
const config = adapter.wagmiConfig`,
    body: '<appkit-button />',
    button: {
      css: 'appkit-button >>> appkit-connect-button >>> wui-connect-button >>> button',
    },
    list: {
      row: () => ({
        css: 'w3m-modal >>> w3m-router >>> w3m-connect-view >>> w3m-wallet-login-list >>> w3m-connector-list >>> [data-testid="wallet-selector-test.bench.wallet1"]',
      }),
      dialog: { css: 'w3m-modal >>> wui-card' },
    },
    account: {
      css: 'appkit-button >>> appkit-account-button >>> wui-account-button >>> button',
    },
  },
]

/** The versions of wagmi and React that every kit accepts. */
const around = 'wagmi@2 viem@2 @tanstack/react-query@5 react@18 react-dom@18'

/** A kit's page, and what to measure on it. */
export type Kit = { readonly page: OtherPage; readonly target: Target }

/**
 * Installs the latest version of each kit, and writes its page.
 * @param folder a folder outside the repository
 * @throws Error with npm's output
 */
export async function installKits(folder: string): Promise<readonly Kit[]> {
  const kits: Kit[] = []
  for (const { label, packages, setup, body, ...sought } of recipes) {
    const cwd = path.join(folder, label)
    await mkdir(cwd, { recursive: true })
    await writeFile(path.join(cwd, 'package.json'), '{ "private": true }')
    await runProgram(
      'npm',
      [
        ...['install', '--ignore-scripts', '--no-audit', '--no-fund'],
        ...[...packages, ...around.split(' ')],
      ],
      { cwd },
    )
    const entry = path.join(cwd, 'page.tsx')
    await writeFile(entry, pageOf(setup, body))
    const installed = path.join(cwd, 'node_modules', packages[0])
    const { version }: { version: string } = JSON.parse(
      await readFile(path.join(installed, 'package.json'), 'utf8'),
    )
    kits.push({
      page: { name: label, entry },
      target: {
        ...sought,
        label: `${label} ${version}`,
        page: label,
        hasOtherReact: true,
        visits: { full: ['connect'], slow: ['connect'] },
      },
    })
  }
  return kits
}

const pageOf = (setup: string, body: string) => `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, WagmiProvider } from 'wagmi'
import { base } from 'wagmi/chains'
${setup}
createRoot(document.querySelector('#root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>${body}</QueryClientProvider>
  </WagmiProvider>,
)
`
