import { Icon } from '../ui/Icon'
import { ListRow } from '../ui/list/ListRow'
import { Picture } from '../ui/Picture'
import type { AccountDialogProps } from './AccountDialog'
import * as styles from './AccountRows.styles'

/** The account's network and wallet, each leading to the others. */
export function AccountRows(props: AccountDialogProps) {
  const { account, chain, messages, onNetwork, onOtherWallet } = props
  const { name, icon } = account.connector
  const { title, wrongTitle } = messages.network
  return (
    <div className={styles.rows}>
      <div data-wrong={chain.unsupported || undefined}>
        <ListRow
          icon={
            chain.unsupported ? (
              <span className={styles.wrong}>
                <Icon name="warning" />
              </span>
            ) : (
              <Mark url={chain.iconUrl} name={chain.name} round />
            )
          }
          name={chain.unsupported ? wrongTitle : chain.name}
          caption={title}
          status={<Icon name="forward" size={16} />}
          testId="wd-account-network"
          onClick={onNetwork}
        />
      </div>
      <ListRow
        icon={<Mark url={icon} name={name} />}
        name={name}
        caption={messages.asking.otherWallets}
        status={<Icon name="forward" size={16} />}
        testId="wd-other-wallets"
        onClick={onOtherWallet}
      />
    </div>
  )
}

/** A mark, or the first letter of what has none. */
function Mark({ url, name, round }: MarkProps) {
  const [initial] = name
  return (
    <Picture
      url={url}
      size={28}
      round={round}
      fallback={
        <span className={styles.initial} aria-hidden="true">
          {initial}
        </span>
      }
    />
  )
}

type MarkProps = {
  readonly url: string | undefined
  readonly name: string
  readonly round?: boolean
}
