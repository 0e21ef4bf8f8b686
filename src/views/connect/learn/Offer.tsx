import type { ListedWallet } from '../../../data/wallets/Wallet'
import { useDialog } from '../../DialogContext'
import { WalletIcon } from '../WalletIcon'
import { NewToWallets } from './NewToWallets'
import * as styles from './Offer.styles'
import { OfferButton } from './OfferButton'

/** Offers a wallet that the visitor has, beside the list. */
export function Offer({ wallet }: { readonly wallet: ListedWallet }) {
  const { appName, learnMoreUrl, messages, send } = useDialog()
  const { asking, intro } = messages
  return (
    <>
      <div className={styles.offer}>
        <WalletIcon wallet={wallet} size={72} />
        <div className={styles.words}>
          <h2 className={styles.title}>{intro.continueWith(wallet.name)}</h2>
          <p>{intro.keyText(appName)}</p>
        </div>
        <OfferButton wallet={wallet}>{asking.connect}</OfferButton>
      </div>
      <NewToWallets href={learnMoreUrl} onGo={() => send({ type: 'GET' })}>
        {intro.getWallet}
      </NewToWallets>
    </>
  )
}
