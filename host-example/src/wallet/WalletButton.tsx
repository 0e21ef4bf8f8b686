import type { LoadFailure } from 'walletdock/host'
import { Wallet } from './Wallet'

type Props = { readonly onFailure?: (failure: LoadFailure) => void }

/** Walletdock's button, for any place on the page. */
export function WalletButton(props: Props) {
  return <Wallet {...props}>{({ ConnectButton }) => <ConnectButton />}</Wallet>
}
