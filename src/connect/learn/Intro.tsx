import { Button } from '../../ui/Button'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import { HomeDrawing } from '../drawings/HomeDrawing'
import { KeyDrawing } from '../drawings/KeyDrawing'
import { Blurb } from './Blurb'
import * as styles from './Blurb.styles'

/** Explains what a wallet is, and leads to the wallets that can be installed. */
export function Intro(props: ConnectDialogProps) {
  const { appName, layout, learnMoreUrl, messages, send } = props
  const { intro } = messages
  return (
    <div className={styles.column}>
      <Blurb
        drawing={<HomeDrawing />}
        title={intro.ownTitle}
        text={intro.ownText}
      />
      <Blurb
        drawing={<KeyDrawing />}
        title={intro.keyTitle}
        text={intro.keyText(appName)}
      />
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
