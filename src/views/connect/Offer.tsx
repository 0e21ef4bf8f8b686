import type { ListedGroup } from '../../data/wallets/groupWallets'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { walletsOf } from '../../data/wallets/WalletChoice'
import { Button, type ButtonProps } from '../../ui/Button'
import { useDialog } from '../DialogContext'
import * as styles from './ConnectStep.styles'
import { messagesFor } from './messagesFor'
import { NewToWallets } from './NewToWallets'
import { RingedIcon } from './WalletIcon'
import { useChoose } from './walletLink'

/**
 * Returns the wallet that most visitors would choose: the first of the list that has connected before or is installed.
 * A wallet whose name cannot be verified is never offered.
 */
export function offeredWallet(
  groups: readonly ListedGroup[],
): ListedWallet | undefined {
  return walletsOf(groups).find(
    ({ installed, ready, recent, unverified }) =>
      ready && !unverified && (installed || recent),
  )
}

/** Offers a wallet that the visitor has, beside the list. Its mark and words are where the wallet's step has them. */
export function Offer({ wallet }: { readonly wallet: ListedWallet }) {
  const { appName, learnMoreUrl, messages, send } = useDialog()
  const { asking, intro } = messagesFor(wallet, messages)
  return (
    <>
      <div className={styles.body}>
        <RingedIcon wallet={wallet} mood="idle" />
        <div className={styles.words}>
          <h2 className={styles.title}>{intro.continueWith(wallet.name)}</h2>
          <p>{intro.keyText(appName)}</p>
        </div>
        <div className={styles.actions}>
          <OfferButton wallet={wallet}>{asking.connect}</OfferButton>
        </div>
      </div>
      <NewToWallets href={learnMoreUrl} onGo={() => send({ type: 'GET' })}>
        {intro.getWallet}
      </NewToWallets>
    </>
  )
}

export function OfferButton(
  props: Pick<ButtonProps, 'children' | 'wide'> & {
    readonly wallet: ListedWallet
  },
) {
  const { children, wallet, wide } = props
  const { lockedBy, onNear } = useDialog()
  const { choose } = useChoose(wallet)
  return (
    <Button
      wide={wide}
      tone="primary"
      lockedBy={lockedBy}
      onNear={() => onNear?.(wallet)}
      data-testid="wd-offer"
      onClick={choose}
    >
      {children}
    </Button>
  )
}
