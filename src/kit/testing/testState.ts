import type { TransactionToAdd } from '../../remote/exposes/useAddRecentTransaction'
import type { Wallet } from '../../remote/exposes/useWallet'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'

type DialogName = NonNullable<Wallet['dialog']>
type Address = `0x${string}`

/** A wallet that a test offers to a page without its own wagmi. */
export type TestAccount = {
  readonly id: string
  readonly name: string
  readonly address: Address
}

/** A mounted provider or element, with its latest configuration. */
export type Provider = { config: WalletdockConfig }

/** State that the modules in memory share. Each installation resets it. */
type TestState = {
  readonly dialog?: DialogName | undefined
  /** Error that the dialog shows. */
  readonly failure?: string | undefined
  /** The mounted providers and elements. The dialogs use the configuration of the last one. */
  readonly providers: readonly Provider[]
  /** Account and chain on a page without its own wagmi. */
  readonly account?: TestAccount | undefined
  readonly chainId?: number | undefined
  /** Answer of the wallets to their next requests. */
  readonly answer: 'approve' | 'reject'
  readonly isRainbowKit: boolean
  readonly wallets: readonly TestAccount[]
  readonly transactions: readonly TransactionToAdd[]
}

const first: TestState = {
  answer: 'approve',
  isRainbowKit: false,
  providers: [],
  transactions: [],
  wallets: [
    {
      id: 'test',
      name: 'Test Wallet',
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    },
  ],
}
let state = first
const listeners = new Set<() => void>()

export const getState = (): TestState => state

export function setState(changes: Partial<TestState>): void {
  state = { ...state, ...changes }
  for (const notify of listeners) notify()
}

/** Forgets everything but the providers, which stay mounted. */
export function resetState(): void {
  state = { ...first, providers: state.providers }
  setState({})
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the test id of an element: ours, or RainbowKit's. */
export function testIdOf(name: keyof typeof rainbowKitIds, id = ''): string {
  return state.isRainbowKit ? rainbowKitIds[name] + id : ourIds[name] + id
}

const ourIds = {
  connect: 'wd-connect-button',
  account: 'wd-account-button',
  network: 'wd-network-button',
  disconnect: 'wd-disconnect',
  close: 'wd-close',
  wallet: 'wd-wallet-',
  walletButton: 'wd-wallet-',
  chain: 'wd-chain-',
}
const rainbowKitIds: typeof ourIds = {
  connect: 'rk-connect-button',
  account: 'rk-account-button',
  network: 'rk-chain-button',
  disconnect: 'rk-disconnect-button',
  close: 'rk-close-button',
  wallet: 'rk-wallet-option-',
  walletButton: 'rk-wallet-button-label-',
  chain: 'rk-chain-option-',
}
