import type { LoadFailure } from 'walletdock/host'
import { Wallet } from './Wallet'

type Props = { readonly onFailure?: (failure: LoadFailure) => void }

/** Walletdock's button, wherever the page wants one. */
export function WalletButton(props: Props) {
  return <Wallet {...props}>{({ ConnectButton }) => <ConnectButton />}</Wallet>
}
