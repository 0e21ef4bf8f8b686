import { settleSwitch } from '../connection/switchRules'
import { merge } from '../merge'
import type { EventOf, Rules } from '../Rules'
import type { Account, State, Told } from '../State'
import { isSameAddress } from './isSameAddress'

type AccountEvent = EventOf<
  'CHANGED' | 'NAMED' | 'BALANCE' | 'PENDING' | 'CAPABLE'
>

/** What is known of the connected account. */
export const accountRules: Rules<AccountEvent['type']> = {
  CHANGED: (state, event) => {
    // A wallet that has arrived on a chain needs no further answer.
    const next = settleSwitch(
      seeOthers(learn(state, event), event),
      event.account.chainId,
    )
    // The notice of a failed switch is about the wallet as it was then.
    return next.notice?.type === 'switch-failed' && hasMoved(state, next)
      ? merge(next, { notice: undefined })
      : next
  },
  NAMED: learn,
  BALANCE: learn,
  PENDING: learn,
  CAPABLE: learn,
}

/** What else is connected; the known list while the new one is equal. */
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

/** News of another address or chain changes nothing. */
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

/** What was known of another address, or on another chain, is not true of this one. */
function move(known: Account, told: Told): Account {
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

/** The known object while the new one is equal, so that no listener sees a change. */
function keep<T extends object>(known: T | undefined, told: T): T {
  return known && merge(known, told) === known ? known : told
}

/** Whether the wallet, its account or its chain is another one. */
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
