import type { CreateConnectorFn } from 'wagmi'
import { mounted } from '../otherKits'

/**
 * Returns a connector for pages that look up Coinbase's connector by its id. It opens Walletdock's dialog, and then
 * continues as the connector that the dialog has connected. It has no session before, so wagmi never restores it.
 */
export function coinbaseConnector(id: string): CreateConnectorFn {
  const nothing = async () => {}
  const connector = {
    // Walletdock's list omits connectors of this type, because it has its own row for the wallet.
    ...{ id, type: 'injected', opensDialog: true },
    async connect() {
      const { connector, ...answer } = await connectByDialog('coinbase')
      Object.assign(this, connector)
      return answer
    },
    ...{ disconnect: nothing, getProvider: nothing, onDisconnect: nothing },
    ...{ onAccountsChanged: nothing, onChainChanged: nothing },
    getAccounts: async () => [],
    getChainId: async () => 0,
    isAuthorized: async () => false,
  }
  // The versions of wagmi have different types for the answer of `connect`.
  return (() => connector) as unknown as CreateConnectorFn
}

/** Opens the dialog at a wallet, and returns the connection once the dialog is closed. @throws Error without a connection */
async function connectByDialog(id: string) {
  const { config, wallet: { open } = {} } = mounted
  if (!config || !open)
    throw new Error('Render RainbowKitProvider before the connector connects.')
  const connectionNow = () =>
    config.state.connections.get(config.state.current ?? '')
  // While the page's wagmi connects, Walletdock waits, but the visitor has not chosen yet.
  const status = connectionNow() ? 'connected' : 'disconnected'
  config.setState((state) => ({ ...state, status }))
  await new Promise<void>((resolve, reject) => {
    let wasOpen = false
    mounted.onChange = () => {
      const isOpen = !!mounted.wallet?.dialog
      wasOpen ||= isOpen
      if (!isOpen && (wasOpen || connectionNow())) resolve()
    }
    mounted.onChange()
    const rejectUnopened = () => {
      if (!wasOpen)
        reject(new Error('Walletdock has not opened its dialog. Try again.'))
    }
    // The next render opens the dialog, unless Walletdock could not be loaded.
    const renderMs = 5000
    open('connect', { wallet: id }).then(
      () => setTimeout(rejectUnopened, renderMs),
      reject,
    )
  })
  const connection = connectionNow()
  if (!connection || mounted.wallet?.connector?.id !== id)
    throw Object.assign(new Error('User rejected the request.'), {
      ...{ name: 'UserRejectedRequestError', code: 4001 },
    })
  // The connector that has opened the dialog replaces this one.
  config._internal.connectors.setState((all) =>
    all.filter((each) => each !== connection.connector),
  )
  return connection
}
