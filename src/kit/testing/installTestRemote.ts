import { build } from '../../platform/build'
import type { TransactionToAdd } from '../../remote/exposes/useAddRecentTransaction'
import type { Contract } from '../Contract'
import { LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import { pageState } from '../pageState'
import { withoutWallet } from '../withoutWallet'
import { drawDialog, mount } from './testParts'
import { reactParts } from './testReact'
import {
  getState,
  resetState,
  setState,
  subscribe,
  type TestAccount,
} from './testState'

export type TestRemoteOptions = {
  /** Uses RainbowKit's test ids, for tests that were written for it. @default Walletdock's own test ids */
  readonly testIds?: 'rainbowkit'
  /** Wallets to offer on a page without its own wagmi. @default one wallet with the id `test` */
  readonly wallets?: readonly TestAccount[]
}

/** Controls of the remote in memory. */
export type TestRemote = {
  /** Decides how wallets answer from now on. */
  readonly answer: (outcome: 'approve' | 'reject') => void
  /** The transactions that the page has added. */
  readonly transactions: () => readonly TransactionToAdd[]
  /** Disconnects the wallet of a page without its own wagmi, closes the dialog, and forgets the transactions. */
  readonly reset: () => void
}

/**
 * Makes every load of a test succeed from memory, in the first render and without a request. Works in jsdom and happy-dom.
 * On a page with its own wagmi, its connectors are the wallets. Call it in a setup file, before the page renders.
 * @example
 * const remote = installTestRemote()
 * afterEach(remote.reset)
 */
export function installTestRemote({
  testIds,
  wallets,
}: TestRemoteOptions = {}): TestRemote {
  const reset = () => {
    resetState()
    const isRainbowKit = testIds === 'rainbowkit'
    setState({ isRainbowKit, ...(wallets && { wallets }) })
  }
  reset()
  subscribe(drawDialog)
  const result: Omit<LoadResult<'./mount'> & { ok: true }, 'modules'> = {
    ok: true,
    contract,
    mode: 'shared',
    why: 'The remote is in memory.',
    url: 'memory:',
    verified: { contract: false, scripts: false },
    dispose: async () => reset(),
  }
  // Pages may end the page, listen to events and read the provider without a wallet.
  const others = withoutWallet(
    new LoadFailure('failed-to-start', 'The remote is in memory.'),
  )
  let parts: ReturnType<typeof reactParts> | undefined
  pageState().double = (react) => {
    // The kit's type lists only what the kit reads. Every load must return the same components.
    if (react) parts ??= reactParts(react.react as typeof import('react'))
    return { ...result, modules: { ...others, mount, ...parts } }
  }
  return {
    answer: (answer) => setState({ answer }),
    transactions: () => getState().transactions,
    reset,
  }
}

const contract: Contract = {
  name: 'walletdock',
  version: build.version,
  contract: '1.0.0',
  entry: '',
  global: 'walletdock',
  requires: {},
  exposes: [
    ...['./mount', './ConnectButton', './WalletProvider', './useWallet'],
    ...['./useAddRecentTransaction', './useSendTransaction', './events'],
  ],
}
