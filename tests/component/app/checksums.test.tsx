import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { wagmiConfig } from '../../../src/app/wagmi/wagmiConfig'
import type { Chain } from '../../../src/chains/Chain'
import type { LoadFailure } from '../../../src/host/LoadFailure'
import { WalletdockBoundary } from '../../../src/host/render/WalletdockBoundary'
import type { Walletdock } from '../../../src/host/WalletdockModules'
import { chains } from '../engine/startEngine'
import { config } from './aPage'

/** A contract's address, and the same with its last letter in the wrong size. */
const right = '0xcA11bde05977b3631167028862bE2a173976CA11'
const wrong = '0xcA11bde05977b3631167028862bE2a173976cA11'

const [first, second] = chains
const withContracts = (contracts: Chain['contracts']): WalletdockConfig => ({
  ...config,
  chains: [first, { ...second, contracts }],
})
const badConfig = withContracts({ registry: { address: wrong } })
const mistake = {
  name: 'InvalidAddressError',
  message: `Address "${wrong}" of chain "Second" has a wrong checksum. Give it as its explorer shows it, or in small letters.`,
}

/** A page of a host's with the kit's boundary, and what both reported. */
function openHost(given: WalletdockConfig) {
  const failures: LoadFailure[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onCaughtError: () => {} })
  const modules = { WalletProvider, ConnectButton } as unknown as Walletdock
  root.render(
    <StrictMode>
      <WalletdockBoundary
        load={async () => ({ ok: true, modules })}
        config={given}
        onFailure={(failure) => failures.push(failure)}
        fallback={() => <p>no wallet</p>}
      >
        {() => <ConnectButton />}
      </WalletdockBoundary>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return { container, failures }
}

test('a visitor who is quicker than the check sees the dialog close, and the host hears why', async () => {
  const { session } = dockOf(badConfig)
  const { container, failures } = openHost(badConfig)
  session.send({ type: 'OPEN', dialog: 'connect' })
  expect(session.getState().dialog).toBeDefined()
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(failures[0]).toMatchObject({ reason: 'crashed', cause: mistake })
  expect(container.textContent).toBe('no wallet')
  expect(session.getState().dialog).toBeUndefined()
})

test('addresses without capital letters need no fetch to be checked, and right ones with them are taken', async () => {
  const again = () =>
    Reflect.deleteProperty(globalThis, Symbol.for('walletdock.registry/1'))
  expect(dockOf(config).checked).toBeUndefined()
  again()
  const small = wrong.toLowerCase()
  const plain = { a: { address: small }, b: { 1: { address: small } } }
  expect(dockOf(withContracts(plain)).checked).toBeUndefined()
  again()
  const { checked } = dockOf(
    withContracts({ a: { address: right }, b: { 1: { address: right } } }),
  )
  expect(checked).toBeDefined()
  await checked
})

test.each([
  ['multicall3', { multicall3: { address: wrong, blockCreated: 1 } }],
  ['the ENS registry', { ensRegistry: { address: wrong } }],
  ['the universal resolver', { ensUniversalResolver: { address: wrong } }],
  ['one of another chain', { portal: { 1: { address: wrong } } }],
])(
  'a wrong checksum of %s reaches the host as what its configuration throws [5.6]',
  async (_, contracts) => {
    const { container, failures } = openHost(withContracts(contracts))
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    expect(failures[0]).toMatchObject({ reason: 'crashed', cause: mistake })
    expect(container.textContent).toBe('no wallet')
  },
)

test('a configuration that is right goes on after one that was wrong', async () => {
  const wrongly = dockOf(badConfig)
  await expect(wrongly.checked).rejects.toMatchObject(mistake)
  const dock = dockOf(config)
  expect(dock).not.toBe(wrongly)
  expect(dock.settings.chains).toBe(config.chains)
})

test('a host that asks for the wagmi config is told by its promise', async () => {
  await expect(wagmiConfig(badConfig)).rejects.toMatchObject(mistake)
})
