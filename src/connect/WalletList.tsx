import { Button } from '../ui/Button'
import { DialogHeader } from '../ui/DialogHeader'
import type { ConnectDialogProps } from './ConnectDialogProps'
import * as styles from './WalletList.styles'
import { WalletRow } from './WalletRow'

/** The wallets in their groups. */
export function WalletList(props: ConnectDialogProps) {
  const { groups, layout, messages, send } = props
  const { connect, learnMore } = messages
  const isWide = layout === 'wide'
  return (
    <>
      <DialogHeader
        title={connect.title}
        labels={messages}
        onClose={isWide ? undefined : () => send({ type: 'CLOSE' })}
      />
      <div className={styles.groups}>
        {groups.map(({ groupName, wallets }) => (
          <section key={groupName}>
            <h2 className={styles.heading}>
              {connect.groups[groupName] ?? groupName}
            </h2>
            {wallets.map((wallet) => (
              <WalletRow key={wallet.id} {...props} wallet={wallet} />
            ))}
          </section>
        ))}
        {groups.length === 0 && (
          <p className={styles.empty}>{connect.noWallets}</p>
        )}
      </div>
      {!isWide && (
        <div className={styles.footer}>
          {connect.newToWallets}
          <Button tone="quiet" onClick={() => send({ type: 'LEARN' })}>
            {learnMore}
          </Button>
        </div>
      )}
    </>
  )
}
