import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import type { Chain } from '../../../src/data/chains/Chain'
import { withGuide } from '../../../src/errors/withGuide'
import type { LoadFailure } from '../../../src/kit/LoadFailure'
import { WalletdockBoundary } from '../../../src/kit/render/WalletdockBoundary'
import type { Walletdock } from '../../../src/remote/container/WalletdockModules'
import { dockOf } from '../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { getWagmiConfig } from '../../../src/remote/page/wagmi'
import { chains } from '../engine/startEngine'
import { config } from './aPage'

/** A contract's address, first with a valid checksum, and then with its last letter in the wrong case. */
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
  message: withGuide(
    `Address "${wrong}" of chain "Second" has an invalid checksum. Copy it from an explorer, or write it in lower case.`,
    'the-configuration-is-wrong',
  ),
}

/** Renders a page with the kit's boundary, and collects the failures that the boundary reports. */
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

test('if the visitor opens the dialog before the check has failed, the dialog closes and the host receives the error', async () => {
  const { session } = dockOf(badConfig)
  const { container, failures } = openHost(badConfig)
  session.send({ type: 'OPEN', dialog: 'connect' })
  expect(session.getState().dialog).toBeDefined()
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(failures[0]).toMatchObject({ reason: 'crashed', cause: mistake })
  expect(container.textContent).toBe('no wallet')
  expect(session.getState().dialog).toBeUndefined()
})

test('addresses in lower case and options that are undefined need no check, and correct checksums pass it', async () => {
  const again = () =>
    Reflect.deleteProperty(globalThis, Symbol.for('walletdock.registry/3'))
  expect(dockOf(config).checked).toBeUndefined()
  again()
  // Moved pages pass the options of another kit, whether they are set or not.
  const unset = { appIcon: undefined, initialChain: undefined }
  expect(dockOf({ ...config, ...unset }).checked).toBeUndefined()
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

test('after a wrong configuration, the next one creates a new dock', async () => {
  const wrongly = dockOf(badConfig)
  await expect(wrongly.checked).rejects.toMatchObject(mistake)
  const dock = dockOf(config)
  expect(dock).not.toBe(wrongly)
  expect(dock.settings.chains).toBe(config.chains)
})

test('getWagmiConfig rejects if an address has a wrong checksum', async () => {
  await expect(getWagmiConfig(badConfig)).rejects.toMatchObject(mistake)
})
