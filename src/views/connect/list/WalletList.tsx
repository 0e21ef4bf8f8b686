import { DialogHeader } from '../../../ui/dialog/DialogHeader'
import { LongList } from '../../../ui/list/LongList'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import { NewToWallets } from '../learn/NewToWallets'
import { WalletGroups } from './WalletGroups'
import * as styles from './WalletList.styles'
import { walletTexts } from './walletTexts'

/** The list of wallets in groups. */
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
      <LongList
        items={groups.flatMap(({ wallets }) => wallets)}
        textsOf={walletTexts(connect.groups)}
        label={messages.search.wallets}
        words={messages.search}
      >
        {(wallets) => (
          <div className={styles.groups}>
            <WalletGroups {...props} wallets={wallets} />
            {groups.length === 0 && (
              <p className={styles.empty}>{connect.noWallets}</p>
            )}
          </div>
        )}
      </LongList>
      {props.more?.(props)}
      {!isWide && (
        <NewToWallets messages={messages} onGo={() => send({ type: 'LEARN' })}>
          {learnMore}
        </NewToWallets>
      )}
    </>
  )
}
