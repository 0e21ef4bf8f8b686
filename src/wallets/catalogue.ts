import { coinbase } from './coinbase'
import { metaMask } from './metaMask'
import { rainbow } from './rainbow'
import { safe } from './safe'
import type { WalletGroup } from './Wallet'
import { walletConnect } from './walletConnect'

/** What is offered when a host gives no list. @see specification, section 3 */
export const catalogue: readonly WalletGroup[] = [
  {
    groupName: 'Popular',
    wallets: [safe, rainbow, coinbase, metaMask, walletConnect],
  },
]
