import { Button } from '../ui/Button'
import { DisconnectButton } from '../ui/DisconnectButton'
import { Line } from '../ui/Line'
import * as styles from './AccountActions.styles'
import type { AccountDialogProps } from './AccountDialogProps'
import { CopyAddress } from './CopyAddress'

/** A line drawing of a QR code. Not with the other drawings, because few visitors open this dialog. */
const code = 'M4 4h4v4H4zm8 0h4v4h-4zm-8 8h4v4H4zm8 0h1m3 0v1m-4 3h1m3 0h-.1'

/** The buttons of the account dialog. */
export function AccountActions(props: AccountActionsProps) {
  const { actions = [], explorer, messages, onReceive, onAction, send } = props
  const { account } = messages
  return (
    <div className={styles.actions}>
      <CopyAddress {...props} />
      <Button wide data-testid="wd-receive" onClick={onReceive}>
        <span className={styles.receive}>
          <Line path={code} />
          {account.receive}
        </span>
      </Button>
      {actions.map((action) => (
        <Button key={action.label} wide onClick={() => onAction(action)}>
          {action.label}
        </Button>
      ))}
      {explorer && (
        <Button wide icon="external" href={explorer.url}>
          {account.recent.all(explorer.name)}
        </Button>
      )}
      <DisconnectButton
        label={messages.disconnect}
        onClick={() => send({ type: 'LEAVE' })}
      />
    </div>
  )
}

type AccountActionsProps = AccountDialogProps & {
  readonly onReceive: () => void
}
