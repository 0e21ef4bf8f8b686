import type { Wallet } from '../../../src/data/wallets/Wallet'

/** A wallet of the host, which exists as an extension. */
export const acme: Wallet = {
  id: 'acme',
  name: 'Acme Pay',
  shortName: 'Ap',
  iconUrl: 'data:image/png;base64,QQ==',
  iconBackground: '#fff',
  rdns: ['com.acme'],
  injectedFlag: 'isAcme',
  transports: ['injected'],
}
