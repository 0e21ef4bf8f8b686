import { Button } from '../ui/Button'
import { DisconnectButton } from '../ui/DisconnectButton'
import * as styles from './AccountActions.styles'
import type { AccountDialogProps } from './AccountDialog'
import { CopyAddress } from './CopyAddress'

/** What there is to do with an account here. */
export function AccountActions(props: AccountActionsProps) {
  const { explorer, messages, onReceive, send } = props
  const { account } = messages
  return (
    <div className={styles.actions}>
      <CopyAddress {...props} />
      <Button wide icon="code" data-testid="wd-receive" onClick={onReceive}>
        {account.receive}
      </Button>
      {explorer && (
        <Button wide icon="external" href={explorer.url}>
          {account.recent.all(explorer.name)}
        </Button>
      )}
      <DisconnectButton
        label={messages.disconnect}
        onClick={() => send({ type: 'DISCONNECT' })}
      />
    </div>
  )
}

type AccountActionsProps = AccountDialogProps & {
  readonly onReceive: () => void
}
