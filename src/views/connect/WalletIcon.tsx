import type { ListedWallet } from '../../data/wallets/Wallet'
import { Mark } from '../../ui/Mark'
import { useOnDemand } from '../../ui/onDemand'

/** The icon of a wallet in the list, which may load later. @param props.size in CSS pixels */
export function WalletIcon(props: {
  readonly wallet: ListedWallet
  readonly size: number
}) {
  const { iconBackground, iconUrl, mark, name } = props.wallet
  const { value: icon } = useOnDemand(mark)
  return (
    <Mark
      name={name}
      icon={iconUrl || icon}
      background={iconBackground}
      size={props.size}
    />
  )
}
