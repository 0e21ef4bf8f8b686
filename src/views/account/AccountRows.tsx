import { Icon } from '../../ui/Icon'
import { Initial } from '../../ui/Initial'
import { Mark } from '../../ui/Mark'
import { Picture } from '../../ui/Picture'
import { useChainMark } from '../../ui/useChainMark'
import type { AccountDialogProps } from './AccountDialogProps'
import { AccountRow } from './AccountRow'
import * as styles from './AccountRows.styles'

/** The rows with the account's network and wallet. Omits the wallet if the connected wallets are listed. */
export function AccountRows(props: AccountDialogProps) {
  const { account, chain, isBack, messages, onNetwork, onOtherWallet } = props
  const { title, wrongTitle } = messages.network
  const { unsupported } = chain
  const { iconUrl, iconBackground } = useChainMark(chain) ?? {}
  return (
    <div className={styles.rows}>
      <AccountRow
        mark={
          <Picture
            url={unsupported ? undefined : iconUrl}
            background={iconBackground}
            size={28}
            round
            fallback={unsupported ? <Warning /> : <Initial name={chain.name} />}
          />
        }
        name={unsupported ? wrongTitle : chain.name}
        caption={title}
        isWrong={unsupported}
        hasFocus={isBack}
        testId="wd-account-network"
        onClick={onNetwork}
      />
      {!props.wallets && (
        <AccountRow
          mark={<Mark {...account.connector} size={28} />}
          name={account.connector.name}
          caption={messages.asking.otherWallets}
          testId="wd-other-wallets"
          onClick={onOtherWallet}
        />
      )}
    </div>
  )
}

function Warning() {
  return (
    <span className={styles.warning}>
      <Icon name="warning" />
    </span>
  )
}
