import type { DialogMessages } from '../messages/dialogs'
import { copyText } from '../platform/clipboard'
import type { VisitorEvent } from '../session/Event'
import { CopyButton } from '../ui/copy/CopyButton'
import { TextToCopy } from '../ui/copy/TextToCopy'
import { useCopy } from '../ui/copy/useCopy'
import { DisconnectButton } from '../ui/DisconnectButton'
import * as styles from './AccountDialog.styles'

/** The two things to do with an account here. */
export function AccountActions(props: AccountActionsProps) {
  const { address, messages, send } = props
  const { account } = messages
  const [state, copy] = useCopy(address, copyText)
  return (
    <div className={styles.actions}>
      {state === 'failed' && (
        <TextToCopy
          text={address}
          label={account.address}
          reason={account.copyFailed}
        />
      )}
      <CopyButton
        wide
        state={state}
        words={account}
        data-testid="wd-copy-address"
        onClick={copy}
      />
      <DisconnectButton
        label={messages.disconnect}
        onClick={() => send({ type: 'DISCONNECT' })}
      />
    </div>
  )
}

type AccountActionsProps = {
  readonly address: string
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
}
