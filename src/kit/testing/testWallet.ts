import type { Wallet } from '../../remote/exposes/useWallet'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import { actions, assertApproved } from './testRows'
import { getState, setState } from './testState'

const base = { id: 8453, name: 'Base' }

/** The account of the page's own wagmi, or of the test's wallet. */
function accountOf({ wagmi, chains }: WalletdockConfig) {
  const { account, chainId = chains?.[0].id ?? base.id } = getState()
  if (!wagmi)
    return account && { address: account.address, chainId, connector: account }
  const { connections, current, status } = wagmi.state
  const connection = connections.get(current ?? '')
  return connection && status !== 'connecting'
    ? {
        address: connection.accounts[0],
        chainId: connection.chainId,
        connector: connection.connector,
      }
    : undefined
}

/** Returns the visitor's wallet, on the page's own wagmi if it has one. */
export function walletOf(config: WalletdockConfig): Wallet {
  const { wagmi, auth } = config
  const account = accountOf(config)
  const known = (wagmi?.chains ?? config.chains ?? [base]).map(
    ({ id, name }) => ({ id, name, unsupported: false }),
  )
  const chain = account && {
    ...{ id: account.chainId, name: `${account.chainId}`, unsupported: true },
    ...known.find(({ id }) => id === account.chainId),
  }
  const connector = account && {
    id: account.connector.id,
    name: account.connector.name,
  }
  const signedIn = auth ? auth.status : 'authenticated'
  const wallet = {
    status: !account
      ? 'disconnected'
      : signedIn === 'authenticated'
        ? 'connected'
        : signedIn,
    ...(account && { address: account.address, chain, connector }),
    accounts: account ? [{ ...account, connector }] : [],
    chains: known,
    hasPendingTransactions: false,
    dialog: getState().dialog,
    mayOpen: { connect: !account, account: !!account, network: !!account },
    async open(
      dialog: keyof Wallet['mayOpen'] = account ? 'account' : 'connect',
    ) {
      const isForAccount = dialog !== 'connect'
      if (isForAccount === !!account) setState({ dialog })
    },
    close: () => setState({ dialog: undefined }),
    async switchChain(chainId: number) {
      assertApproved()
      if (!wagmi) return setState({ chainId })
      const { switchChain } = await actions()
      await switchChain(wagmi, { chainId })
    },
    async disconnect() {
      if (wagmi) await (await actions()).disconnect(wagmi)
      setState({ account: undefined, dialog: undefined })
    },
    async setActive() {},
    provider: {
      async request() {
        throw new Error('The wallet in memory has no provider.')
      },
      on() {},
      removeListener() {},
    },
  }
  // Only an account leads to a status with an account.
  return wallet as unknown as Wallet
}
