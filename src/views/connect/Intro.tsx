import { Button } from '../../ui/Button'
import { useDialog } from '../DialogContext'
import { Drawing } from './Drawing'
import * as styles from './Intro.styles'

/** Explains what a wallet is, and leads to the wallets that can be installed. */
export function Intro() {
  const { appName, layout, learnMoreUrl, messages, send } = useDialog()
  const { intro } = messages
  return (
    <div className={styles.intro}>
      <OpenWalletDrawing />
      {layout === 'wide' && <h2 className={styles.title}>{intro.title}</h2>}
      {[
        [intro.ownTitle, intro.ownText],
        [intro.keyTitle, intro.keyText(appName)],
      ].map(([title, text]) => (
        <div key={title}>
          <p className={styles.point}>{title}</p>
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

/** An open wallet with a card, a key beside it, and two coins above. */
function OpenWalletDrawing() {
  return (
    <Drawing width={200} height={120}>
      <ellipse cx="100" cy="62" rx="92" ry="52" data-ground="" />
      <path data-surface="" d="M64 46V34a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v12" />
      <path d="M74 38h18" />
      <rect x="52" y="46" width="84" height="54" rx="10" data-surface="" />
      <path
        data-surface=""
        d="M136 64h-18a9 9 0 0 0 0 18h18a4 4 0 0 0 4-4V68a4 4 0 0 0-4-4"
      />
      <circle cx="119" cy="73" r="2" />
      <circle cx="158" cy="36" r="10" data-surface="" />
      <path d="m158 31 5 5-5 5-5-5z" />
      <circle cx="36" cy="66" r="7" data-surface="" />
      <path d="M172 66v8m-4-4h8M30 34v6m-3-3h6" />
    </Drawing>
  )
}
