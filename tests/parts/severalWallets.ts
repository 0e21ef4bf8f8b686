import type { Told } from '../../src/session/State'
import { coinbaseIcon } from '../../src/wallets/icons/coinbase'
import { metaMaskIcon } from '../../src/wallets/icons/metaMask'
import { rainbowIcon } from '../../src/wallets/icons/rainbow'
import { safeIcon } from '../../src/wallets/icons/safe'

/** Wallets that are connected beside each other: with marks of their own, without, and with a long name. */
export const severalWallets = [
  told(
    'metaMask',
    'MetaMask',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    metaMaskIcon,
  ),
  told('rabby', 'Rabby', '0x8617E340B3D01FA5F11F306F4090FD50E238C359'),
  told(
    'rainbow',
    'Rainbow',
    '0xde709f2102306220921060314715629080e2D7ED',
    rainbowIcon,
  ),
  told(
    'coinbase',
    'Coinbase Wallet',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    coinbaseIcon,
  ),
  told('safe', 'Safe', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', safeIcon),
  told(
    'long',
    'The Wallet Whose Name Is Longer Than Any Row Can Be',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ),
] as const

function told(
  id: string,
  name: string,
  address: Told['address'],
  icon?: string,
): Told {
  return { address, chainId: 8453, connector: { id, name, icon } }
}
