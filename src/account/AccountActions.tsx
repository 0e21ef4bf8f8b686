import type { DialogMessages } from '../messages/dialogs'
import type { VisitorEvent } from '../session/Event'
import { Button } from '../ui/Button'
import * as styles from './AccountDialog.styles'
import { AddressToCopy } from './AddressToCopy'
import { useCopy } from './useCopy'

/** The two things to do with an account here. */
export function AccountActions(props: AccountActionsProps) {
  const { address, messages, send } = props
  const { account } = messages
  const [state, copy] = useCopy(address)
  const isCopied = state === 'copied'
  return (
    <div className={styles.actions}>
      {state === 'failed' && (
        <AddressToCopy address={address} messages={messages} />
      )}
      <Button
        wide
        icon={isCopied ? 'check' : 'copy'}
        data-testid="wd-copy-address"
        onClick={copy}
      >
        {isCopied ? account.copied : account.copy}
      </Button>
      <span className={styles.unseen} role="status">
        {isCopied && account.copied}
      </span>
      <Button
        wide
        tone="danger"
        icon="disconnect"
        data-testid="wd-disconnect"
        onClick={() => send({ type: 'DISCONNECT' })}
      >
        {messages.disconnect}
      </Button>
    </div>
  )
}

type AccountActionsProps = {
  readonly address: string
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
}
