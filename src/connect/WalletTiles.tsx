import { Button } from '../ui/Button'
import { DialogHeader } from '../ui/DialogHeader'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { WalletTile } from './WalletTile'
import * as styles from './WalletTiles.styles'

/** The wallets on a phone: a row of tiles to swipe, and what a wallet is below it. */
export function WalletTiles(props: ConnectDialogProps) {
  const { appName, groups, learnMoreUrl, messages, send } = props
  const { connect, intro } = messages
  const wallets = groups.flatMap((group) => group.wallets)
  return (
    <>
      <DialogHeader
        title={connect.title}
        labels={messages}
        onClose={() => send({ type: 'CLOSE' })}
      />
      {wallets.length > 0 ? (
        <ul className={styles.tiles}>
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <WalletTile {...props} wallet={wallet} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{connect.noWallets}</p>
      )}
      <div className={styles.intro}>
        <h2 className={styles.title}>{intro.title}</h2>
        <p>{intro.keyText(appName)}</p>
        <div className={styles.actions}>
          <Button wide onClick={() => send({ type: 'GET' })}>
            {intro.getWallet}
          </Button>
          {learnMoreUrl && (
            <Button wide tone="quiet" href={learnMoreUrl} icon="external">
              {messages.learnMore}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
