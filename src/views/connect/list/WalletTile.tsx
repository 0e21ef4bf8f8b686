import { Fragment, useId } from 'react'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { useDialog } from '../../DialogContext'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { useChoose } from '../walletLink'
import * as styles from './WalletTiles.styles'

/** A wallet on a phone, with its short name. */
export function WalletTile({ wallet }: { readonly wallet: ListedWallet }) {
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
