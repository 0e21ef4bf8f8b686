import type { ReactNode } from 'react'
import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { VisitorEvent } from '../session/Event'
import type { Account } from '../session/State'
import { Avatar } from '../ui/Avatar'
import { DialogHeader } from '../ui/dialog/DialogHeader'
import { shortenAddress } from '../ui/text/shortenAddress'
import { shortenName } from '../ui/text/shortenName'
import { AccountActions } from './AccountActions'
import * as styles from './AccountDialog.styles'
import { BalanceLine } from './BalanceLine'

/** The connected account: its name, its balance, and how to disconnect. @see specification, section 2 */
export function AccountDialog(props: AccountDialogProps) {
  const { account, chain, children, layout, messages, send } = props
  const { address, avatar, hasPendingTransactions, name } = account
  return (
    <>
      <DialogHeader
        title={messages.account.title}
        labels={messages}
        onClose={() => send({ type: 'CLOSE' })}
      />
      <div className={styles.body} data-brief={children ? '' : undefined}>
        <span
          className={styles.face}
          data-pending={hasPendingTransactions || undefined}
        >
          <Avatar
            address={address}
            url={avatar}
            size={layout === 'mobile' ? 82 : children ? 56 : 74}
          />
        </span>
        <div className={styles.words}>
          <p className={styles.name} title={name ?? address}>
            {name ? shortenName(name) : shortenAddress(address)}
          </p>
          {name && (
            <p className={styles.address} title={address}>
              {shortenAddress(address)}
            </p>
          )}
          <BalanceLine
            key={`${address} ${chain.id}`}
            balance={account.balance}
            chain={chain.name}
            messages={messages}
          />
        </div>
        <p className={styles.pending} role="status">
          {hasPendingTransactions && messages.account.pending}
        </p>
        <AccountActions address={address} messages={messages} send={send} />
        {children}
      </div>
    </>
  )
}

export type AccountDialogProps = {
  readonly account: Account
  readonly chain: ChainView
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  /** Below everything else. */
  readonly children?: ReactNode
  readonly send: (event: VisitorEvent) => void
}
