import { catalogue } from '../../data/wallets/catalogue'
import { moreWallets } from '../../data/wallets/more/moreWallets'
import { asGroups, walletsOf } from '../../data/wallets/WalletChoice'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import { getState, setState, type TestAccount } from './testState'

/** A row of the connect dialog. */
export type Row = {
  readonly id: string
  readonly name: string
  readonly connect: () => Promise<void>
}
type Wagmi = NonNullable<WalletdockConfig['wagmi']>

// Loads the actions of the page's own wagmi only if the page has one.
export const actions = () => import('wagmi/actions')

/**
 * Returns the rows of the connect dialog: the connectors of the page's own wagmi, or else the wallets of the test, and the
 * catalogue's wallets that the page offers. The latter have the account of the test's first wallet.
 */
export function rowsOf({ wagmi, wallets }: WalletdockConfig): readonly Row[] {
  const tests = getState().wallets
  const own = (wagmi?.connectors ?? []).filter(
    (connector) => !('opensDialog' in connector),
  )
  const known = [...walletsOf(catalogue), ...Object.values(moreWallets)]
  const offered = walletsOf(wallets ? asGroups(wallets) : catalogue).flatMap(
    (choice) => {
      const isId = ({ id }: { readonly id: string }) => id === choice
      const wallet = typeof choice === 'string' ? known.find(isId) : choice
      return wallet && tests[0]
        ? { ...tests[0], id: wallet.id, name: wallet.name }
        : []
    },
  )
  return [...own, ...(own.length ? [] : tests), ...offered].map((wallet) => ({
    ...{ id: wallet.id, name: wallet.name },
    async connect() {
      assertApproved()
      if (wagmi) {
        const { connect } = await actions()
        const connector = 'uid' in wallet ? wallet : connectorOf(wagmi, wallet)
        await connect(wagmi, { connector })
      } else if (!('uid' in wallet)) setState({ account: wallet })
      setState({ dialog: undefined })
    },
  }))
}

/** Returns wagmi's own connector of a wallet in memory, for the page's version of wagmi. */
function connectorOf(wagmi: Wagmi, { id, name, address }: TestAccount) {
  let chainId = wagmi.chains[0].id
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      if (/accounts$/i.test(method)) return [address]
      if (method === 'wallet_switchEthereumChain')
        chainId = Number(Object(params)[0].chainId)
      else if (method !== 'eth_chainId')
        throw new Error('The wallet in memory has no provider.')
      return `0x${chainId.toString(16)}`
    },
    on() {},
    removeListener() {},
  }
  return wagmi._internal.connectors.providerDetailToConnector({
    info: { rdns: id, name, uuid: id, icon: 'data:image/' },
    // It answers only the requests that wagmi sends for connections.
    provider: provider as never,
  })
}

/** @throws Error 4001 if the test lets the wallets reject */
export function assertApproved(): void {
  if (getState().answer === 'reject')
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
}
