import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { WalletDrawing } from '../drawings/WalletDrawing'
import * as styles from './Intro.styles'
import * as offer from './Offer.styles'

/** Explains what a wallet is, and leads to the wallets that can be installed. */
export function Intro() {
  const { appName, layout, learnMoreUrl, messages, send } = useDialog()
  const { intro } = messages
  return (
    <div className={styles.intro}>
      <WalletDrawing />
      {layout === 'wide' && <h2 className={offer.title}>{intro.title}</h2>}
      {[
        [intro.ownTitle, intro.ownText],
        [intro.keyTitle, intro.keyText(appName)],
      ].map(([title, text]) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
      ))}
      <div className={styles.actions}>
        <Button tone="primary" onClick={() => send({ type: 'GET' })}>
          {intro.getWallet}
        </Button>
        {learnMoreUrl && (
          <Button tone="quiet" href={learnMoreUrl} icon="external">
            {messages.learnMore}
          </Button>
        )}
      </div>
    </div>
  )
}
