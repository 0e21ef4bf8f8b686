import type { Wallet } from 'walletdock/useWallet'
import { shortAddress } from '../cards/shortAddress'

/** Returns the changes between two states of the wallet, as sentences. */
export function changesBetween(before: Wallet, after: Wallet): string[] {
  const changes: string[] = []
  const tell = (key: keyof typeof tellers) => {
    const [was, is] = [tellers[key](before), tellers[key](after)]
    if (was !== is) changes.push(`${key} is ${is}, was ${was}`)
  }
  tell('Status')
  tell('Account')
  tell('Network')
  tell('Balance')
  tell('Dialog')
  return changes
}

const tellers = {
  Status: ({ status }) => status,
  Account: ({ name, address }) =>
    name ?? (address ? shortAddress(address) : 'none'),
  Network: ({ chain }) =>
    chain
      ? `${chain.name}${chain.unsupported ? ' (unsupported)' : ''}`
      : 'none',
  Balance: ({ balance }) => balance?.text ?? 'unknown',
  Dialog: ({ dialog }) => dialog ?? 'closed',
} satisfies Record<string, (wallet: Wallet) => string>
