import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import * as styles from './NewToWallets.styles'

/** The footer of the list for visitors without a wallet. Always visible. */
export function NewToWallets(props: NewToWalletsProps) {
  const { children, learnMoreUrl, messages, onGo } = props
  return (
    <div className={styles.footer}>
      <span>{messages.connect.newToWallets}</span>
      {learnMoreUrl && (
        <Button tone="quiet" href={learnMoreUrl}>
          {messages.learnMore}
        </Button>
      )}
      <Button tone="quiet" onClick={onGo}>
        {children}
      </Button>
    </div>
  )
}

type NewToWalletsProps = Pick<
  ConnectDialogProps,
  'learnMoreUrl' | 'messages'
> & {
  /** Label of the button. */
  readonly children: ReactNode
  readonly onGo: () => void
}
