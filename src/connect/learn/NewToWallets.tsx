import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import * as styles from './NewToWallets.styles'

/** The footer of the list for visitors without a wallet. Always visible. */
export function NewToWallets({ children, messages, onGo }: NewToWalletsProps) {
  return (
    <div className={styles.footer}>
      {messages.connect.newToWallets}
      <Button tone="quiet" onClick={onGo}>
        {children}
      </Button>
    </div>
  )
}

type NewToWalletsProps = Pick<ConnectDialogProps, 'messages'> & {
  /** Label of the button. */
  readonly children: ReactNode
  readonly onGo: () => void
}
