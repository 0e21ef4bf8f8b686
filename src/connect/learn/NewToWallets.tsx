import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import * as styles from './NewToWallets.styles'

/** Always visible below the list: the way on for visitors without a wallet. */
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
  /** What the way on is called. */
  readonly children: ReactNode
  readonly onGo: () => void
}
