import { build } from '../../platform/build'
import type { TransactionToAdd } from '../../remote/exposes/useAddRecentTransaction'
import type { Contract } from '../Contract'
import type { LoadResult } from '../LoadResult'
import { pageState } from '../pageState'
import { ConnectButton, WalletProvider } from './TestParts'
import { getState, resetState, setState, type TestAccount } from './testState'
import { useTestWallet } from './useTestWallet'

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
    setState({
      isRainbowKit: testIds === 'rainbowkit',
      ...(wallets && { wallets }),
    })
  }
  reset()
  const result: Omit<LoadResult<'./mount'> & { ok: true }, 'modules'> = {
    ok: true,
    contract,
    mode: 'shared',
    why: 'The remote is in memory.',
    url: 'memory:',
    verified: { contract: false, scripts: false },
    dispose: async () => reset(),
  }
  const modules = {
    ConnectButton,
    WalletProvider,
    useWallet: useTestWallet,
    useAddRecentTransaction: () => addTransaction,
  }
  pageState().double = { ...result, modules }
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
  exposes: ['./ConnectButton', './WalletProvider', './useWallet'],
}

function addTransaction(transaction: TransactionToAdd) {
  setState({ transactions: [...getState().transactions, transaction] })
}
