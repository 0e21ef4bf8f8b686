import { useChainMark } from '../ui/useChainMark'
import type { AccountDialogProps } from './AccountDialogProps'
import { AccountRow } from './AccountRow'
import * as styles from './AccountRows.styles'

/** The rows with the account's network and wallet. Without the wallet if the connected wallets are listed. */
export function AccountRows(props: AccountDialogProps) {
  const { account, chain, messages, onNetwork, onOtherWallet } = props
  const { name, icon } = account.connector
  const { title, wrongTitle } = messages.network
  const { unsupported } = chain
  const { iconUrl, iconBackground } = useChainMark(chain) ?? {}
  return (
    <div className={styles.rows}>
      <AccountRow
        mark={{
          url: unsupported ? undefined : iconUrl,
          background: iconBackground,
          round: true,
        }}
        name={unsupported ? wrongTitle : chain.name}
        caption={title}
        isWrong={unsupported}
        testId="wd-account-network"
        onClick={onNetwork}
      />
      {!props.wallets && (
        <AccountRow
          mark={{ url: icon }}
          name={name}
          caption={messages.asking.otherWallets}
          testId="wd-other-wallets"
          onClick={onOtherWallet}
        />
      )}
    </div>
  )
}
