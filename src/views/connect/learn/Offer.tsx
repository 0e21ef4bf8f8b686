import type { WalletStepProps } from '../ConnectDialogProps'
import { WalletIcon } from '../WalletIcon'
import { NewToWallets } from './NewToWallets'
import * as styles from './Offer.styles'
import { OfferButton } from './OfferButton'

/** Offers a wallet that the visitor has, beside the list. */
export function Offer(props: WalletStepProps) {
  const { appName, learnMoreUrl, messages, send, wallet } = props
  const { asking, intro } = messages
  return (
    <>
      <div className={styles.offer}>
        <WalletIcon wallet={wallet} size={72} />
        <div className={styles.words}>
          <h2 className={styles.title}>{intro.continueWith(wallet.name)}</h2>
          <p>{intro.keyText(appName)}</p>
        </div>
        <OfferButton {...props}>{asking.connect}</OfferButton>
      </div>
      <NewToWallets
        learnMoreUrl={learnMoreUrl}
        messages={messages}
        onGo={() => send({ type: 'GET' })}
      >
        {intro.getWallet}
      </NewToWallets>
    </>
  )
}
