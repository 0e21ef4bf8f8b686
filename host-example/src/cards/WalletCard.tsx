import type { Wallet } from 'walletdock/useWallet'
import { useLog } from '../log/LogContext'
import { Card } from './Card'
import { Facts } from './Facts'
import { shortAddress } from './shortAddress'

type Props = {
  /** `undefined` if this page has no wallet. */
  readonly wallet: Wallet | undefined
}

const dialogs = ['connect', 'account', 'network'] as const

/** The state that `useWallet` returns, with buttons for its actions. */
export function WalletCard({ wallet }: Props) {
  const { say } = useLog()
  const isConnected = wallet?.status === 'connected'
  const mayOpen = dialogs.filter((dialog) => wallet?.mayOpen[dialog])

  function switchTo(chainId: number, name: string) {
    wallet?.switchChain(chainId).catch((error: Error) => {
      say(`Couldn’t switch to ${name}: ${error.message}`)
    })
  }

  return (
    <Card title="Your wallet" note="From useWallet().">
      <Facts facts={factsOf(wallet, mayOpen)} />
      <div className="actions">
        {dialogs.map((dialog) => (
          <button
            key={dialog}
            type="button"
            className="button"
            disabled={!wallet?.mayOpen[dialog]}
            onClick={() => wallet?.open(dialog)}
          >
            Open {dialog}
          </button>
        ))}
      </div>
      <div className="actions">
        {chainsOf(wallet).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            disabled={!isConnected || wallet?.chain?.id === id}
            onClick={() => switchTo(id, name)}
          >
            Switch to {name}
          </button>
        ))}
        <button
          type="button"
          className="button"
          disabled={!isConnected}
          onClick={() => void wallet?.disconnect()}
        >
          Disconnect
        </button>
      </div>
    </Card>
  )
}

function factsOf(wallet: Wallet | undefined, mayOpen: readonly string[]) {
  const { address, name, chain, balance, connector } = wallet ?? {}
  return {
    Status: wallet?.status,
    Account: name ?? (address && shortAddress(address)),
    Network:
      chain && `${chain.name}${chain.unsupported ? ', unsupported' : ''}`,
    Balance: balance?.text,
    Wallet: connector?.name,
    Pending: wallet && (wallet.hasPendingTransactions ? 'yes' : 'no'),
    'Can open': wallet && (mayOpen.join(', ') || 'nothing'),
  }
}

/**
 * Returns the chains of the wallet. Until it has loaded, returns the chains of the page, so that the layout does not
 * move.
 */
function chainsOf(wallet: Wallet | undefined) {
  return (
    wallet?.chains ?? [
      { id: 8453, name: 'Base' },
      { id: 10, name: 'OP Mainnet' },
    ]
  )
}
