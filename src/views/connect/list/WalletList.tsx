import { type ReactNode, useId } from 'react'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { walletsOf } from '../../../data/wallets/WalletChoice'
import { List } from '../../../ui/list/List'
import { ListRow } from '../../../ui/list/ListRow'
import { LongList } from '../../../ui/list/LongList'
import { unseen } from '../../../ui/unseen.styles'
import type { Flow } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import { ViewHeader } from '../../ViewHeader'
import { NewToWallets } from '../NewToWallets'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { useChoose } from '../walletLink'
import * as styles from './WalletList.styles'

export type WalletListProps = {
  readonly flow: Flow
  readonly groups: readonly ListedGroup[]
  /** Content below the last wallet. */
  readonly more?: ReactNode
}

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
        items={walletsOf(groups)}
        textsOf={walletTexts(connect.groups)}
        label={messages.search.wallets}
        words={messages.search}
      >
        {(wallets) => (
          <div className={styles.groups}>
            {groups.map((group) => (
              <WalletGroup
                key={group.groupName}
                flow={flow}
                group={group}
                isOnly={groups.length === 1}
                wallets={wallets}
              />
            ))}
            {groups.length === 0 && (
              <p className={styles.noWallets}>{connect.noWallets}</p>
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

/** The wallets of a group. A heading above a single row, or above the whole list, is for screen readers only. */
function WalletGroup(props: {
  readonly flow: Flow
  readonly group: ListedGroup
  readonly isOnly: boolean
  /** The wallets of all groups to show. */
  readonly wallets: readonly ListedWallet[]
}) {
  const { messages } = useDialog()
  const { groupName, wallets: all } = props.group
  const members = props.wallets.filter((it) => it.groupName === groupName)
  if (members.length === 0) return null
  // The row itself says "Recent" or "Installed", so it needs no heading. Rows of the host's groups have no such word.
  const hasOwnWord =
    all.length === 1 && ['Recent', 'Installed'].includes(groupName)
  return (
    <section>
      <h2 className={hasOwnWord || props.isOnly ? unseen : styles.heading}>
        {groupNameOf(messages.connect.groups, groupName)}
      </h2>
      <List>
        {members.map((wallet) => (
          <li key={wallet.id}>
            <WalletRow
              flow={props.flow}
              wallet={wallet}
              showsGroup={hasOwnWord}
            />
          </li>
        ))}
      </List>
    </section>
  )
}

/** A row of the wallet list. The chosen wallet is highlighted and can be chosen again. */
function WalletRow(props: {
  readonly flow: Flow
  readonly wallet: ListedWallet
  /** Whether the row shows the name of its group, because the group has no other wallet. */
  readonly showsGroup: boolean
}) {
  const { flow, showsGroup, wallet } = props
  const { layout, lockedBy, messages, onNear } = useDialog()
  const { choose, opens } = useChoose(wallet)
  const { attempt, step } = flow
  const isSelected = 'walletId' in step && step.walletId === wallet.id
  const { installed, notInstalled, recent, unsupported } = messages.connect
  const status = wallet.unsupported
    ? unsupported
    : !wallet.ready
      ? notInstalled
      : wallet.recent
        ? (showsGroup || wallet.groupName !== 'Recent') && recent
        : showsGroup && installed
  const hintId = useId()
  return (
    <ListRow
      icon={<WalletIcon wallet={wallet} size={28} />}
      name={wallet.name}
      caption={wallet.unverified && <Unverified hintId={hintId} />}
      describedBy={wallet.unverified ? hintId : undefined}
      lockedBy={lockedBy}
      status={status && <span>{status}</span>}
      selected={isSelected}
      // In the wide layout, the wallet's step shows a ring beside the list.
      busy={
        attempt?.type === 'asking' &&
        attempt.walletId === wallet.id &&
        !(layout === 'wide' && isSelected)
      }
      opens={opens}
      testId={`wd-wallet-${wallet.id}`}
      onNear={() => onNear?.(wallet)}
      onClick={choose}
    />
  )
}

/** The headings of groups, by the names that the specification has for them. */
type GroupNames = Readonly<Record<string, string>>

/** Returns the texts that a wallet can be found by: its names, ids, and the displayed name of its group. */
export function walletTexts(names: GroupNames) {
  return ({ groupName, id, name, rdns, shortName }: ListedWallet) => [
    name,
    shortName,
    id,
    ...(rdns ?? []),
    groupNameOf(names, groupName),
  ]
}

const groupNameOf = (names: GroupNames, groupName: string) =>
  names[groupName] ?? groupName
