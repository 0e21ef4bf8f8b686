import type { FocusEvent, ReactNode } from 'react'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import { List } from '../../../ui/list/List'
import { LongList } from '../../../ui/list/LongList'
import { useDialog } from '../../DialogContext'
import { ViewHeader } from '../../ViewHeader'
import { TilesFooter } from './TilesFooter'
import { WalletTile } from './WalletTile'
import * as styles from './WalletTiles.styles'
import { walletTexts } from './walletTexts'

/**
 * The wallets on a phone: a row of tiles that can be swiped, or a grid if there are many. Below, offers a wallet or explains
 * what a wallet is.
 */
export function WalletTiles({ groups, more }: WalletTilesProps) {
  const { messages } = useDialog()
  const { connect } = messages
  const wallets = groups.flatMap(({ wallets }) => wallets)
  return (
    <>
      <ViewHeader title={connect.title} />
      {wallets.length > 0 ? (
        <LongList
          items={wallets}
          textsOf={walletTexts(connect.groups)}
          label={messages.search.wallets}
          words={messages.search}
        >
          {(shown) => (
            <List className={styles.tiles} onFocus={showWhole}>
              {shown.map((wallet) => (
                <li key={wallet.id}>
                  <WalletTile wallet={wallet} />
                </li>
              ))}
            </List>
          )}
        </LongList>
      ) : (
        <p className={styles.empty}>{connect.noWallets}</p>
      )}
      {more}
      <TilesFooter groups={groups} />
    </>
  )
}

type WalletTilesProps = {
  readonly groups: readonly ListedGroup[]
  /** Content below the tiles. */
  readonly more?: ReactNode
}

/** Scrolls a tile with keyboard focus into view, because browsers leave one that is cut off by the row's edge. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' })
}
