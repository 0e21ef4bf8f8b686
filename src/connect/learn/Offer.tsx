import { Button } from '../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'
import { WalletIcon } from '../WalletIcon'
import { openChosen } from '../walletLink'
import { NewToWallets } from './NewToWallets'
import * as styles from './Offer.styles'

/** Offers a wallet that the visitor has, beside the list. */
export function Offer(props: WalletStepProps) {
  const { appName, learnMoreUrl, lockedBy, messages, onNear, send, wallet } =
    props
  const { asking, intro } = messages
  return (
    <>
      <div className={styles.offer}>
        <WalletIcon wallet={wallet} size={72} />
        <div className={styles.words}>
          <h2 className={styles.title}>{intro.continueWith(wallet.name)}</h2>
          <p>{intro.keyText(appName)}</p>
        </div>
        <Button
          tone="primary"
          lockedBy={lockedBy}
          onNear={() => onNear?.(wallet)}
          data-testid="wd-offer"
          onClick={() => {
            openChosen(props)
            send({ type: 'CHOOSE', walletId: wallet.id })
          }}
        >
          {asking.connect}
        </Button>
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
