import type { ChainView } from '../../data/chains/Chain'
import { Icon } from '../../ui/Icon'
import { Initial } from '../../ui/Initial'
import { Mark } from '../../ui/Mark'
import { Picture } from '../../ui/Picture'
import { useChainMark } from '../../ui/useChainMark'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { AccountRow } from './AccountRow'
import * as styles from './AccountRows.styles'

/** The row with the account's network. */
export function NetworkRow({ chain, isBack, onClick }: NetworkRowProps) {
  const { title, wrongTitle } = useDialog().messages.network
  const { unsupported } = chain
  const { iconUrl, iconBackground } = useChainMark(chain) ?? {}
  return (
    <AccountRow
      mark={
        <Picture
          url={unsupported ? undefined : iconUrl}
          background={iconBackground}
          size={28}
          round
          fallback={
            unsupported ? (
              <span className={styles.warning}>
                <Icon name="warning" />
              </span>
            ) : (
              <Initial name={chain.name} />
            )
          }
        />
      }
      name={unsupported ? wrongTitle : chain.name}
      caption={title}
      isWrong={unsupported}
      hasFocus={isBack}
      testId="wd-account-network"
      onClick={onClick}
    />
  )
}

type NetworkRowProps = {
  readonly chain: ChainView
  /** Whether the visitor has come back from the list of networks. */
  readonly isBack: boolean
  readonly onClick: () => void
}

/** The row with the account's wallet. */
export function WalletRow({ connector, onClick }: WalletRowProps) {
  const { otherWallets } = useDialog().messages.asking
  return (
    <AccountRow
      mark={<Mark {...connector} size={28} />}
      name={connector.name}
      caption={otherWallets}
      testId="wd-other-wallets"
      onClick={onClick}
    />
  )
}

type WalletRowProps = Pick<Account, 'connector'> & {
  readonly onClick: () => void
}
