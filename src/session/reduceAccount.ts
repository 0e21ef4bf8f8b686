import type { Event } from './Event'
import { merge } from './merge'
import { settleSwitch } from './reduceSwitch'
import type { Account, Address, State } from './State'

type AccountEvent = Extract<
  Event,
  { type: 'CHANGED' | 'NAMED' | 'BALANCE' | 'PENDING' }
>

/** Rules for what is known of the connected account. */
export function reduceAccount(
  state: State,
  account: Account,
  event: AccountEvent,
): State {
  const next = learn(account, event)
  const told =
    next === account
      ? state
      : { ...state, connection: { type: 'connected' as const, account: next } }
  // A wallet that has arrived needs no further answer.
  return event.type === 'CHANGED' ? settleSwitch(told, next.chainId) : told
}

/** News of another address or chain changes nothing. */
function learn(account: Account, event: AccountEvent): Account {
  if (event.type === 'CHANGED') return change(account, event.account)
  if (!isSame(event.address, account.address)) return account
  if (event.type === 'NAMED')
    return merge(account, { name: event.name, avatar: event.avatar })
  if (event.chainId !== account.chainId) return account
  return event.type === 'BALANCE'
    ? merge(account, { balance: keep(account.balance, event.balance) })
    : merge(account, { hasPendingTransactions: event.hasPendingTransactions })
}

/** What was known of another address, or on another chain, is not true of this one. */
function change(
  account: Account,
  told: Pick<Account, 'address' | 'chainId' | 'connector'>,
): Account {
  const { address, chainId } = told
  const connector = keep(account.connector, told.connector)
  if (!isSame(address, account.address)) return { address, chainId, connector }
  if (chainId === account.chainId) return merge(account, { connector })
  const { name, avatar } = account
  return { address: account.address, chainId, connector, name, avatar }
}

/** The known object while the told one says the same, so that nobody sees a change. */
function keep<T extends object | undefined>(known: T, told: T): T {
  return known && told && merge<object>(known, told) === known ? known : told
}

/** Wallets write addresses with or without the checksum's capitals. @see EIP-55 */
function isSame(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
