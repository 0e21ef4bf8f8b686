import { Button } from '../../ui/Button'
import { isMany } from '../../ui/list/isMany'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import { NewToWallets } from '../learn/NewToWallets'
import * as styles from './WalletTiles.styles'

/**
 * Explains below the tiles what a wallet is, and leads to the wallets that can be installed. Short if there are many
 * tiles.
 */
export function TilesFooter(props: ConnectDialogProps) {
  const { appName, groups, learnMoreUrl, messages, send } = props
  const { intro, learnMore } = messages
  const get = () => send({ type: 'GET' })
  // Visitors would not scroll to a longer text below dozens of tiles.
  if (isMany(groups.flatMap(({ wallets }) => wallets)))
    return (
      <NewToWallets messages={messages} onGo={get}>
        {intro.getWallet}
      </NewToWallets>
    )
  return (
    <div className={styles.intro}>
      <h2 className={styles.title}>{intro.title}</h2>
      <p>{intro.keyText(appName)}</p>
      <div className={styles.actions}>
        <Button wide onClick={get}>
          {intro.getWallet}
        </Button>
        {learnMoreUrl && (
          <Button wide tone="quiet" href={learnMoreUrl} icon="external">
            {learnMore}
          </Button>
        )}
      </div>
    </div>
  )
}
