import type { ReactNode } from 'react'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import { LongList } from '../../../ui/list/LongList'
import type { Flow } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import { ViewHeader } from '../../ViewHeader'
import { NewToWallets } from '../learn/NewToWallets'
import { WalletGroups } from './WalletGroups'
import * as styles from './WalletList.styles'
import { walletTexts } from './walletTexts'

/** The list of wallets in groups. */
export function WalletList({ flow, groups, more }: WalletListProps) {
  const { layout, messages, send } = useDialog()
  const { connect, learnMore } = messages
  const isWide = layout === 'wide'
  return (
    <>
      {/* In the wide layout, the step has the close button. */}
      <ViewHeader
        title={connect.title}
        {...(isWide && { onClose: undefined })}
      />
      <LongList
        items={groups.flatMap(({ wallets }) => wallets)}
        textsOf={walletTexts(connect.groups)}
        label={messages.search.wallets}
        words={messages.search}
      >
        {(wallets) => (
          <div className={styles.groups}>
            <WalletGroups flow={flow} groups={groups} wallets={wallets} />
            {groups.length === 0 && (
              <p className={styles.empty}>{connect.noWallets}</p>
            )}
          </div>
        )}
      </LongList>
      {more}
      {!isWide && (
        <NewToWallets onGo={() => send({ type: 'LEARN' })}>
          {learnMore}
        </NewToWallets>
      )}
    </>
  )
}

type WalletListProps = {
  readonly flow: Flow
  readonly groups: readonly ListedGroup[]
  /** Content below the last wallet. */
  readonly more?: ReactNode
}
