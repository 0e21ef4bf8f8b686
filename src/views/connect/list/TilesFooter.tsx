import type { ListedGroup } from '../../../data/wallets/groupWallets'
import { Button } from '../../../ui/Button'
import { isMany } from '../../../ui/list/isMany'
import { useDialog } from '../../DialogContext'
import { NewToWallets } from '../learn/NewToWallets'
import { OfferButton } from '../learn/OfferButton'
import { offeredWallet } from '../learn/offeredWallet'
import * as styles from './WalletTiles.styles'

/**
 * Below the tiles, offers a wallet that the visitor has. Explains to visitors without one what a wallet is. Leads to
 * the wallets that can be installed. Has only one line if there are many tiles.
 */
export function TilesFooter({ groups }: TilesFooterProps) {
  const { appName, learnMoreUrl, messages, send } = useDialog()
  const { intro, learnMore } = messages
  const get = () => send({ type: 'GET' })
  const wallets = groups.flatMap(({ wallets }) => wallets)
  // Visitors would not scroll to more than a line below dozens of tiles.
  if (isMany(wallets))
    return <NewToWallets onGo={get}>{intro.getWallet}</NewToWallets>
  const offered = offeredWallet(groups)
  if (offered)
    return (
      <div className={styles.offer}>
        <OfferButton wallet={offered} wide>
          {intro.continueWith(offered.shortName ?? offered.name)}
        </OfferButton>
        <Button wide tone="plain" onClick={get}>
          {intro.getWallet}
        </Button>
      </div>
    )
  return (
    <div className={styles.intro}>
      <h2 className={styles.title}>{intro.title}</h2>
      <p>{intro.keyText(appName)}</p>
      <div className={styles.actions}>
        {/* The next step, unless there are tiles to press. */}
        <Button
          wide
          tone={wallets.length === 0 ? 'primary' : 'secondary'}
          onClick={get}
        >
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

type TilesFooterProps = { readonly groups: readonly ListedGroup[] }
