import { type FocusEvent, Fragment, useId } from 'react'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { walletsOf } from '../../../data/wallets/WalletChoice'
import { Button } from '../../../ui/Button'
import { List } from '../../../ui/list/List'
import { isMany, LongList } from '../../../ui/list/LongList'
import { useDialog } from '../../DialogContext'
import { ViewHeader } from '../../ViewHeader'
import { messagesFor } from '../messagesFor'
import { NewToWallets } from '../NewToWallets'
import { OfferButton, offeredWallet } from '../Offer'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { useChoose } from '../walletLink'
import { type WalletListProps, walletTexts } from './WalletList'
import * as styles from './WalletList.styles'

/** The wallets on a phone: a row of tiles that can be swiped, or a grid if there are many. */
export function WalletTiles({ groups, more }: WalletListProps) {
  const { messages } = useDialog()
  const { connect } = messages
  const wallets = walletsOf(groups)
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
        <p className={styles.noTiles}>{connect.noWallets}</p>
      )}
      {more}
      <TilesFooter groups={groups} />
    </>
  )
}

/** Scrolls a tile with keyboard focus into view, because browsers do not move a tile that the row's edge cuts off. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** A wallet on a phone, with its short name. */
function WalletTile({ wallet }: { readonly wallet: ListedWallet }) {
  const { lockedBy, messages } = useDialog()
  const { choose, opens } = useChoose(wallet)
  const { installed, notInstalled, recent, unsupported } = messages.connect
  const hintId = useId()
  const caption = wallet.unverified ? (
    <Unverified hintId={hintId} />
  ) : wallet.recent ? (
    recent
  ) : wallet.installed ? (
    installed
  ) : wallet.unsupported ? (
    unsupported
  ) : (
    !wallet.ready && notInstalled
  )
  return (
    <button
      type="button"
      className={styles.tile}
      part="row"
      data-opens={opens}
      data-testid={`wd-wallet-${wallet.id}`}
      aria-describedby={lockedBy ?? (wallet.unverified ? hintId : undefined)}
      aria-disabled={lockedBy ? true : undefined}
      onClick={choose}
    >
      <WalletIcon wallet={wallet} size={64} />
      <span className={styles.name} dir="auto" translate="no">
        {partsOf(wallet.shortName ?? wallet.name).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {caption && <span className={styles.caption}>{caption}</span>}
    </button>
  )
}

/** Splits a name where a line may end if the whole name is wider than the tile, such as `Wallet|Connect`. */
const partsOf = (name: string) => name.split(/(?=[\p{Lu}.])/u)

/** Offers a wallet that the visitor has, or explains what a wallet is. Has only one line if there are many tiles. */
function TilesFooter(props: { readonly groups: readonly ListedGroup[] }) {
  const { appName, learnMoreUrl, messages, send } = useDialog()
  const { intro, learnMore } = messages
  const get = () => send({ type: 'GET' })
  const wallets = walletsOf(props.groups)
  // Visitors would not scroll to more than a line below dozens of tiles.
  if (isMany(wallets))
    return <NewToWallets onGo={get}>{intro.getWallet}</NewToWallets>
  const offered = offeredWallet(props.groups)
  if (offered)
    return (
      <div className={styles.offer}>
        <OfferButton wallet={offered} wide>
          {messagesFor(offered, messages).intro.continueWith(
            offered.shortName ?? offered.name,
          )}
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
