import { afterEach, beforeEach, expect, inject } from 'vitest'
import type { Settings } from '../../../src/app/checkConfig'
import { base } from '../../../src/data/chains/base'
import type { Chain } from '../../../src/data/chains/Chain'
import type { TransactionToSend } from '../../../src/data/transactions/TransactionRequest'
import { createConnections } from '../../../src/features/severalWallets/engine/part'
import { features } from '../../../src/features/table'
import { installTestWallet } from '../../../src/testWallet/installTestWallet'
import type { TestWalletOptions } from '../../../src/testWallet/TestWallet'
import { createEngine } from '../../../src/wallet/engine/createEngine'
import type { EngineSettings } from '../../../src/wallet/engine/EngineSettings'
import type { EngineEvent } from '../../../src/wallet/session/Event'

/** An account that the local chains have unlocked. */
export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Another unlocked account. */
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The rdns of the test wallet. */
export const walletId = 'dev.walletdock.test'

/** Base with blocks every 200 ms. */
export const quickBase: Chain = { ...base, blockTime: 200 }

export const chains: readonly [Chain, Chain] = [
  quickBase,
  { ...base, id: 10, name: 'Second', blockTime: 200 },
]

export const rpcUrls = { 8453: inject('baseRpc'), 10: inject('secondRpc') }

// Writes of an earlier page may arrive late.
beforeEach(() => localStorage.clear())

const cleaning: (() => void)[] = []

afterEach(() => {
  for (const clean of cleaning.splice(0)) clean()
})

/** Installs the test wallet until the test ends. */
export function install(options: Partial<TestWalletOptions> = {}) {
  const wallet = installTestWallet({
    address,
    rpcUrls,
    chainId: 8453,
    ...options,
  })
  cleaning.push(wallet.uninstall)
  return wallet
}

/** Starts an engine, and records the events that it reports. */
export function startEngine({
  severalWallets,
  ...settings
}: Partial<EngineSettings> & Pick<Settings, 'severalWallets'> = {}) {
  const news: EngineEvent[] = []
  const all: EngineSettings = {
    appName: 'Test',
    chains,
    rpcUrls,
    wallets: [],
    ensRpcUrl: false,
    walletTimeoutMs: 5000,
    ...settings,
  }
  const report = (told: EngineEvent) => news.push(told)
  const host = {
    settings: { ...all, wallets: undefined, severalWallets },
    getAuth: () => undefined,
    whenSignedOut: () => Promise.resolve(),
    ended: AbortSignal.any([]),
  }
  const { announced, dispatch, config, load, stop } = createEngine(
    all,
    report,
    {
      parts: features.flatMap(({ engine }) => engine?.(host) ?? []),
      createConnections: severalWallets ? createConnections : undefined,
    },
  )
  const transactions = () => load('transactions')
  cleaning.push(() => {
    dispatch({ type: 'DISCONNECT' })
    // Otherwise the engine would follow the wallets of the next test.
    stop()
  })
  return {
    dispatch,
    config,
    stop,
    send: async (request: TransactionToSend) =>
      (await transactions()).send(request),
    batches: async () => (await transactions()).loadCalls(),
    /** Shows the balance in one more place. @returns function that hides it */
    showBalance() {
      dispatch({ type: 'SHOW_BALANCE' })
      return () => dispatch({ type: 'HIDE_BALANCE' })
    },
    transactions: async () => (await transactions()).store,
    context: {
      announced,
      config,
      settings: all,
      report,
      welcome() {},
    },
    allNews: () => news,
    /** All events except balances. */
    news: () => news.filter(({ type }) => type !== 'BALANCE'),
    /** The last event that is not a balance. */
    last: () => news.findLast(({ type }) => type !== 'BALANCE'),
    balances: () =>
      news.flatMap((told) =>
        told.type === 'BALANCE' ? (told.balance?.value ?? []) : [],
      ),
    forget: () => news.splice(0),
    connect: (attempt = 1, id = walletId) =>
      dispatch({ type: 'CONNECT', attempt, walletId: id }),
  }
}

/** Returns an engine that is connected to the test wallet. */
export async function connected(settings: Partial<EngineSettings> = {}) {
  const engine = startEngine(settings)
  engine.connect()
  await expect
    .poll(() => engine.news()[0])
    .toMatchObject({ type: 'CONNECTED', attempt: 1 })
  engine.allNews().shift()
  return engine
}
