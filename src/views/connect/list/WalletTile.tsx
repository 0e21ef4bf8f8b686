import { Fragment, memo, useId } from 'react'
import type { WalletStepProps } from '../ConnectDialogProps'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { openChosen, readyLink } from '../walletLink'
import * as styles from './WalletTiles.styles'

/** A wallet on a phone, with its short name. */
export const WalletTile = memo(function WalletTile(props: WalletStepProps) {
  const { lockedBy, messages, send, wallet } = props
  const { installed, notInstalled, recent, unsupported } = messages.connect
  const hintId = useId()
  const caption = wallet.unverified ? (
    <Unverified messages={messages} hintId={hintId} />
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
      data-opens={readyLink(props) ? 'app' : undefined}
      data-testid={`wd-wallet-${wallet.id}`}
      aria-describedby={lockedBy ?? (wallet.unverified ? hintId : undefined)}
      aria-disabled={lockedBy ? true : undefined}
      onClick={() => {
        openChosen(props)
        send({ type: 'CHOOSE', wallet })
      }}
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
})

/** Splits a name where a line may end if the whole name is wider than the tile, such as `Wallet|Connect`. */
const partsOf = (name: string) => name.split(/(?=[\p{Lu}.])/u)
