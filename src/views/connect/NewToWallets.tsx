import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { useDialog } from '../DialogContext'
import * as styles from './Intro.styles'

/** The footer of the list for visitors without a wallet. Always visible. */
export function NewToWallets(props: {
  /** URL of a page about wallets. */
  readonly href?: string | undefined
  readonly children: ReactNode
  readonly onGo: () => void
}) {
  const { messages } = useDialog()
  return (
    <div className={styles.footer}>
      <span>{messages.connect.newToWallets}</span>
      {props.href && (
        <Button tone="quiet" href={props.href}>
          {messages.learnMore}
        </Button>
      )}
      <Button tone="quiet" onClick={props.onGo}>
        {props.children}
      </Button>
    </div>
  )
}
