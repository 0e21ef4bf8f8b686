import type { ChainView } from '../../data/chains/Chain'
import { Icon } from '../../ui/Icon'
import { Initial } from '../../ui/Initial'
import { ListRow } from '../../ui/list/ListRow'
import { Mark } from '../../ui/Mark'
import { Picture } from '../../ui/Picture'
import { useChainMark } from '../../ui/useChainMark'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import * as styles from './AccountRows.styles'

/** The rows with the account's network and wallet. Pressing one lets the visitor choose another network or wallet. */
export function AccountRows(props: AccountRowsProps) {
  const { chain, connector, isBack, onNetwork, onOtherWallet } = props
  const { asking, network } = useDialog().messages
  const { unsupported } = chain
  const { iconUrl, iconBackground } = useChainMark(chain) ?? {}
  const forward = <Icon name="forward" size={16} />
  return (
    <div className={styles.rows}>
      <ListRow
        icon={
          <Picture
            url={unsupported ? undefined : iconUrl}
            background={iconBackground}
            size={28}
            round
            fallback={unsupported ? <Warning /> : <Initial name={chain.name} />}
          />
        }
        name={unsupported ? network.wrongTitle : chain.name}
        isSentence={unsupported}
        caption={network.title}
        end={forward}
        isWrong={unsupported}
        hasFocus={isBack}
        testId="wd-account-network"
        onClick={onNetwork}
      />
      {connector && (
        <ListRow
          icon={<Mark {...connector} size={28} />}
          name={connector.name}
          caption={asking.otherWallets}
          end={forward}
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

type AccountRowsProps = {
  readonly chain: ChainView
  /** The account's wallet. `undefined` if the connected wallets are listed elsewhere. */
  readonly connector: Account['connector'] | undefined
  /** Whether the visitor has come back from the list of networks. */
  readonly isBack: boolean
  readonly onNetwork: () => void
  readonly onOtherWallet: () => void
}
