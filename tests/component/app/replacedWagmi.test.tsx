import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, connect, disconnect } from '@wagmi/core'
import { Fragment, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { base } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { useWallet } from '../../../src/app/react/useWallet'
import { onWalletEvent } from '../../../src/features/events/onWalletEvent'
import { dockOf } from '../../../src/remote/page/dockOf'
import { mount } from '../../../src/remote/page/mount'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { install, rpcUrls, walletId } from '../engine/startEngine'
import { byTestId, choose, config } from './aPage'

/** Creates a wagmi config. */
function aConfig(): Config {
  return createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
    storage: null,
  })
}

async function aConnectedConfig(): Promise<Config> {
  const own = aConfig()
  const connector = own.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new Error('The wallet is not announced.')
  await connect(own, { connector })
  return own
}

/** Counts the active listeners of a config. */
function countListeners(own: Config): () => number {
  const { subscribe } = own
  let count = 0
  Reflect.set(own, 'subscribe', (...args: unknown[]) => {
    const stop: () => void = Reflect.apply(subscribe, own, args)
    count += 1
    return () => {
      count -= 1
      stop()
    }
  })
  return () => count
}

function aPlace() {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  const button = () =>
    place
      .querySelector('[data-walletdock]')
      ?.shadowRoot?.querySelector<HTMLElement>('button')
  return { place, button: () => button()?.dataset['testid'] }
}

const queryClient = new QueryClient()

function Hooks() {
  return <output>{`${useWallet().status}, ${useConnection().status}`}</output>
}

/** A React page that passes its wagmi config as a prop. */
function aReactPage(Mode: (props: { children: ReactNode }) => ReactNode) {
  const { place, button } = aPlace()
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  return {
    button,
    /** Returns the status of Walletdock's hook and of wagmi's hook. */
    hooks: () => place.querySelector('output')?.textContent,
    /** The key remounts the provider. */
    show: (wagmi: Config, key: string) =>
      root.render(
        <Mode>
          <WagmiProvider config={wagmi} reconnectOnMount={false}>
            <QueryClientProvider client={queryClient}>
              <WalletProvider key={key} {...config} wagmi={wagmi}>
                <ConnectButton />
                <Hooks />
              </WalletProvider>
            </QueryClientProvider>
          </WagmiProvider>
        </Mode>,
      ),
  }
}

const Plain = ({ children }: { readonly children: ReactNode }) => (
  <Fragment>{children}</Fragment>
)
const Strict = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>{children}</StrictMode>
)

const session = () => dockOf(config).session
const connectButton = 'wd-connect-button'

test.each([
  ['a page', Plain],
  ['a page in StrictMode', Strict],
])(
  '%s that remounts with another config while disconnected connects with the new one',
  async (_, Mode) => {
    install()
    const [old, next] = [aConfig(), aConfig()]
    const { button, hooks, show } = aReactPage(Mode)
    show(old, 'old')
    await expect.poll(hooks).toBe('disconnected, disconnected')
    await dockOf(config).loadEngine()
    const before = session()
    before.send({ type: 'OPEN', dialog: 'connect' })
    await expect.poll(() => byTestId('connect-dialog')).toBeDefined()
    show(next, 'next')
    await expect.poll(session).not.toBe(before)
    expect(before.getState().dialog).toBeUndefined()
    await expect.poll(() => byTestId('connect-dialog')).toBeUndefined()
    await expect.poll(button).toBe(connectButton)
    await dockOf(config).wallets.load()
    session().send({ type: 'OPEN', dialog: 'connect' })
    choose(dockOf(config))
    await expect.poll(hooks).toBe('connected, connected')
    expect(next.state.status).toBe('connected')
    expect(old.state.status).toBe('disconnected')
  },
)

test('a page that remounts with a disconnected config offers to connect, and leaves the old config connected', async () => {
  install()
  const [old, next] = [await aConnectedConfig(), aConfig()]
  const listeners = countListeners(old)
  const events: string[] = []
  onTestFinished(onWalletEvent(({ type }) => events.push(type)))
  const { button, hooks, show } = aReactPage(Plain)
  show(old, 'old')
  await expect.poll(hooks).toBe('connected, connected')
  await expect.poll(() => events).toEqual(['resumed'])
  const before = session()
  expect(listeners()).toBeGreaterThan(0)
  show(next, 'next')
  await expect.poll(hooks).toBe('disconnected, disconnected')
  await expect.poll(button).toBe(connectButton)
  expect(events).toEqual(['resumed', 'disconnected'])
  expect(old.state.status).toBe('connected')
  expect(listeners()).toBe(0)
  // The replaced session ignores changes of the old config.
  const state = before.getState()
  await disconnect(old)
  expect(before.getState()).toBe(state)
})

test('a button that is mounted again with another config uses the new config', async () => {
  install()
  const [old, next] = [await aConnectedConfig(), aConfig()]
  const { place, button } = aPlace()
  const mounted = mount(place, { ...config, wagmi: old })
  await expect.poll(() => mounted.getSnapshot().status).toBe('connected')
  mounted.unmount()
  const again = mount(place, { ...config, wagmi: next })
  onTestFinished(again.unmount)
  await expect.poll(() => again.getSnapshot().status).toBe('disconnected')
  await expect.poll(button).toBe(connectButton)
})
