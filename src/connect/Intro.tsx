import { Button } from '../ui/Button'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { HomeDrawing } from './drawings/HomeDrawing'
import { KeyDrawing } from './drawings/KeyDrawing'
import * as styles from './Intro.styles'

/** What a wallet is, and how to come by one. */
export function Intro(props: ConnectDialogProps) {
  const { appName, layout, learnMoreUrl, messages, send } = props
  const { intro } = messages
  return (
    <div className={styles.body}>
      <div className={styles.blurb}>
        <HomeDrawing />
        <div>
          <p className={styles.title}>{intro.ownTitle}</p>
          <p>{intro.ownText}</p>
        </div>
      </div>
      <div className={styles.blurb}>
        <KeyDrawing />
        <div>
          <p className={styles.title}>{intro.keyTitle}</p>
          <p>{intro.keyText(appName)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          tone={layout === 'wide' ? 'secondary' : 'primary'}
          onClick={() => send({ type: 'GET' })}
        >
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
