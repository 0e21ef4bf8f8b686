import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { List } from '../../../ui/list/List'
import { unseen } from '../../../ui/unseen.styles'
import type { Flow } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import * as styles from './WalletList.styles'
import { WalletRow } from './WalletRow'
import { groupNameOf } from './walletTexts'

/**
 * Renders these wallets under the headings of their groups. Omits empty groups. A heading that would stand above a
 * single row, or above the whole list, is for screen readers only.
 */
export function WalletGroups({ flow, groups, wallets }: WalletGroupsProps) {
  const { messages } = useDialog()
  return groups.map(({ groupName, wallets: all }) => {
    const members = wallets.filter((wallet) => wallet.groupName === groupName)
    // The row itself says "Recent" or "Installed", so it needs no heading. Rows of the host's groups have no such word.
    const hasOwnWord =
      all.length === 1 && ['Recent', 'Installed'].includes(groupName)
    return (
      members.length > 0 && (
        <section key={groupName}>
          <h2
            className={
              hasOwnWord || groups.length === 1 ? unseen : styles.heading
            }
          >
            {groupNameOf(messages.connect.groups, groupName)}
          </h2>
          <List>
            {members.map((wallet) => (
              <li key={wallet.id}>
                <WalletRow
                  flow={flow}
                  wallet={wallet}
                  showsGroup={hasOwnWord}
                />
              </li>
            ))}
          </List>
        </section>
      )
    )
  })
}

type WalletGroupsProps = {
  readonly flow: Flow
  readonly groups: readonly ListedGroup[]
  /** The wallets to show. */
  readonly wallets: readonly ListedWallet[]
}
