import { merge } from '../merge.initial'
import type { EventOf, Reducers } from '../Reducers'
import type { Account, State, WalletAccount } from '../State'
import { isSameAddress } from '../selectors.initial'
import { settleSwitch } from './switchReducers'

type AccountEvent = EventOf<
  'CHANGED' | 'NAMED' | 'BALANCE' | 'PENDING' | 'CAPABLE'
>

/** Reducers for changes of the connected account. */
export const accountReducers: Reducers<AccountEvent['type']> = {
  CHANGED: (state, event) => {
    // If the wallet is on the requested chain now, the switch has succeeded without a separate answer.
    const next = settleSwitch(
      seeOthers(learn(state, event), event),
      event.account.chainId,
    )
    // Once the wallet, account or chain has changed, the notice of a failed switch is outdated.
    return next.notice?.type === 'switch-failed' && hasMoved(state, next)
      ? merge(next, { notice: undefined })
      : next
  },
  NAMED: learn,
  BALANCE: learn,
  PENDING: learn,
  CAPABLE: learn,
}

/** Sets the other connected wallets. If they are equal, returns the same state. */
function seeOthers(state: State, { others }: EventOf<'CHANGED'>): State {
  return state.connection.type !== 'connected' ||
    JSON.stringify(others) === JSON.stringify(state.others)
    ? state
    : { ...state, others }
}

function learn(state: State, event: AccountEvent): State {
  const { connection } = state
  return connection.type === 'connected'
    ? merge(state, {
        connection: merge(connection, {
          account: change(connection.account, event),
        }),
      })
    : state
}

/** Ignores a report about a different address or chain. */
function change(known: Account, event: AccountEvent): Account {
  if (event.type === 'CHANGED') return move(known, event.account)
  if (!isSameAddress(event.address, known.address)) return known
  if (event.type === 'NAMED')
    return merge(known, { name: event.name, avatar: event.avatar })
  if (event.chainId !== known.chainId) return known
  if (event.type === 'BALANCE')
    return merge(known, { balance: keep(known.balance, event.balance) })
  return event.type === 'CAPABLE'
    ? merge(known, {
        capabilities: keep(known.capabilities, event.capabilities),
      })
    : merge(known, { hasPendingTransactions: event.hasPendingTransactions })
}

/** Updates address and chain. Drops details that belong to the previous address or chain. */
function move(known: Account, told: WalletAccount): Account {
  const { address, chainId, expects } = told
  const connector = keep(known.connector, told.connector)
  if (!isSameAddress(address, known.address))
    return { address, chainId, connector, expects }
  return chainId === known.chainId
    ? merge(known, { connector })
    : {
        address,
        chainId,
        connector,
        expects,
        name: known.name,
        avatar: known.avatar,
      }
}

/** Returns the existing object if the new one is equal, so that listeners see no change. */
function keep<T extends object>(known: T | undefined, told: T): T {
  return known && merge(known, told) === known ? known : told
}

/** Returns whether the wallet, account or chain has changed. */
function hasMoved(before: State, after: State): boolean {
  const { account: was } = before.connection
  const { account: is } = after.connection
  return !(
    was &&
    is &&
    isSameAddress(was.address, is.address) &&
    was.chainId === is.chainId &&
    was.connector.id === is.connector.id
  )
}
