import { List } from '../../ui/list/List'
import type { ListedWallet } from '../../wallets/Wallet'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import * as styles from './WalletList.styles'
import { WalletRow } from './WalletRow'
import { groupNameOf } from './walletTexts'

/** Renders these wallets under the headings of their groups. Omits empty groups. */
export function WalletGroups({ wallets, ...props }: WalletGroupsProps) {
  const { connect } = props.messages
  return props.groups.map(({ groupName }) => {
    const members = wallets.filter((wallet) => wallet.groupName === groupName)
    return (
      members.length > 0 && (
        <section key={groupName}>
          <h2 className={styles.heading}>
            {groupNameOf(connect.groups, groupName)}
          </h2>
          <List>
            {members.map((wallet) => (
              <li key={wallet.id}>
                <WalletRow {...props} wallet={wallet} />
              </li>
            ))}
          </List>
        </section>
      )
    )
  })
}

type WalletGroupsProps = ConnectDialogProps & {
  readonly wallets: readonly ListedWallet[]
}
