import { Button } from '../../ui/Button'
import { Line } from '../../ui/Line'
import * as styles from './AccountActions.styles'
import type { AccountDialogProps } from './AccountDialogProps'
import { CopyAddress } from './CopyAddress'

/** A line drawing of a QR code. Not in `drawings.ts`, because few visitors open this dialog. */
const code = 'M4 4h4v4H4zm8 0h4v4h-4zm-8 8h4v4H4zm8 0h1m3 0v1m-4 3h1m3 0h-.1'

/** A row of tiles for the most frequent tasks, with the host's own buttons below it. */
export function AccountActions(props: AccountActionsProps) {
  const {
    actions = [],
    explorer,
    isBack,
    messages,
    onReceive,
    onAction,
  } = props
  const { receive, recent, tiles } = messages.account
  return (
    <>
      <div className={styles.tiles}>
        <CopyAddress {...props} short={tiles} />
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

type AccountActionsProps = AccountDialogProps & {
  readonly onReceive: () => void
}
