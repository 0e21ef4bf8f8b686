import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import * as styles from './NewToWallets.styles'

/** The footer of the list for visitors without a wallet. Always visible. */
export function NewToWallets({ children, href, onGo }: NewToWalletsProps) {
  const { messages } = useDialog()
  return (
    <div className={styles.footer}>
      <span>{messages.connect.newToWallets}</span>
      {href && (
        <Button tone="quiet" href={href}>
          {messages.learnMore}
        </Button>
      )}
      <Button tone="quiet" onClick={onGo}>
        {children}
      </Button>
    </div>
  )
}

type NewToWalletsProps = {
  /** URL of a page about wallets. */
  readonly href?: string | undefined
  /** Label of the button. */
  readonly children: ReactNode
  readonly onGo: () => void
}
