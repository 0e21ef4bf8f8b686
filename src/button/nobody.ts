import type { Account } from '../session/State'

/** Stands in for the account that is on its way, so that its place has the right size. */
export const nobody: Account = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 0,
  connector: { id: '', name: '' },
}
