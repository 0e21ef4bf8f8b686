import { Button } from '../../ui/Button'
import { Line } from '../../ui/Line'
import type { AccountAction } from '../../wallet/session/AccountOptions'
import { useDialog } from '../DialogContext'
import * as styles from './AccountActions.styles'
import { CopyAddress } from './CopyAddress'

/** A line drawing of a QR code. Not in `drawings.ts`, because few visitors open this dialog. */
const code = 'M4 4h4v4H4zm8 0h4v4h-4zm-8 8h4v4H4zm8 0h1m3 0v1m-4 3h1m3 0h-.1'

/** A row of tiles for the most frequent tasks, with the host's own buttons below it. */
export function AccountActions(props: AccountActionsProps) {
  const { actions = [], address, explorer, isBack, onAction, onReceive } = props
  const { receive, recent, tiles } = useDialog().messages.account
  return (
    <>
      <div className={styles.tiles}>
        <CopyAddress address={address} short={tiles} />
        <Button
          wide
          data-testid="wd-receive"
          data-autofocus={isBack ? '' : undefined}
          onClick={onReceive}
        >
          <Line path={code} />
          {receive}
        </Button>
        {explorer && (
          <Button
            wide
            icon="external"
            // Begins with the visible word, so that visitors can say it to press the button. @see WCAG 2.2, 2.5.3
            label={`${tiles.explorer}: ${recent.all(explorer.name)}`}
            href={explorer.url}
          >
            {tiles.explorer}
          </Button>
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button key={action.label} wide onClick={() => onAction(action)}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

type AccountActionsProps = {
  /** The host's custom buttons. */
  readonly actions: readonly AccountAction[] | undefined
  /** The account's page in the network's block explorer, if there is an explorer. */
  readonly explorer: { readonly name: string; readonly url: string } | undefined
  readonly onAction: (action: AccountAction) => void
  readonly address: string
  /** Whether the visitor has come back from the view that `onReceive` opens. */
  readonly isBack: boolean
  readonly onReceive: () => void
}
