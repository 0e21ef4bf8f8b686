import type { Failure } from '../../errors/Failure'
import { merge } from './merge'
import type { EventOf, Reducers } from './Reducers'
import type {
  Account,
  Notice,
  State,
  SwitchRemedy,
  WalletAccount,
} from './State'
import { isSameAddress } from './selectors'

type AccountEvent = EventOf<'CHANGED' | 'PROFILE' | 'BALANCE' | 'DETAILS'>

/** Reducers for changes of the connected account, and for switching its network. */
export const accountReducers: Reducers<
  AccountEvent['type'] | 'SWITCH' | 'SWITCH_ENDED'
> = {
  CHANGED: changeAccount,
  PROFILE: updateAccount,
  BALANCE: updateAccount,
  DETAILS: updateAccount,
  SWITCH: (state, { chainId }, { chainIds }) => {
    const { connection } = state
    const isKnown = chainIds.includes(chainId)
    // The next wallet connects on this chain.
    if (connection.type !== 'connected')
      return state.chosenChain && isKnown
        ? merge(closeNetwork(state), { chosenChain: chainId })
        : state
    if (!isKnown)
      return {
        ...state,
        notice: failed(chainId, { class: 'chain-unsupported' }),
      }
    return chainId === connection.account.chainId ||
      chainId === state.switchingTo
      ? state
      : {
          ...state,
          switches: state.switches + 1,
          switchingTo: chainId,
          notice: undefined,
        }
  },
  // Ignore the result of an older switch, even to the same chain.
  SWITCH_ENDED: (state, { number, failure, remedy }) =>
    number === state.switches
      ? settleSwitch(state, state.switchingTo, failure, remedy)
      : state,
}

/** Updates the account, and ends a pending switch that has led to this chain. */
export function changeAccount(state: State, event: EventOf<'CHANGED'>): State {
  // If the wallet is on the requested chain now, the switch has succeeded without a separate answer.
  const next = settleSwitch(
    setOthers(updateAccount(state, event), event),
    event.account.chainId,
  )
  // Once the wallet, account or chain has changed, the notice of a failed switch is outdated.
  return next.notice?.type === 'switch-failed' && hasMoved(state, next)
    ? merge(next, { notice: undefined })
    : next
}

/** Sets the other connected wallets. If they are equal, returns the same state. */
function setOthers(state: State, { others }: EventOf<'CHANGED'>): State {
  return state.connection.type !== 'connected' ||
    JSON.stringify(others) === JSON.stringify(state.others)
    ? state
    : { ...state, others }
}

function updateAccount(state: State, event: AccountEvent): State {
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
function change(account: Account, event: AccountEvent): Account {
  if (event.type === 'CHANGED') return move(account, event.account)
  if (!isSameAddress(event.address, account.address)) return account
  if (event.chainId !== account.chainId) return account
  if (event.type === 'PROFILE') {
    const { name } = event
    // The last page may have shown the avatar, so do not remove it while it is resolved again.
    const isPending = !('avatar' in event) && name === account.name
    const avatar = isPending ? account.avatar : event.avatar
    return merge(account, { name, avatar })
  }
  if (event.type === 'BALANCE')
    return merge(account, {
      balance: reuseIfEqual(account.balance, event.balance),
    })
  const { details } = event
  const isKnown = Object.entries(details).every(
    ([name, value]) =>
      JSON.stringify(value) === JSON.stringify(Reflect.get(account, name)),
  )
  return isKnown ? account : { ...account, ...details }
}

/** Updates address and chain. Drops details that belong to the previous address or chain. */
function move(current: Account, next: WalletAccount): Account {
  const { address, chainId, expects } = next
  const connector = reuseIfEqual(current.connector, next.connector)
  return chainId === current.chainId && isSameAddress(address, current.address)
    ? merge(current, { connector })
    : { address, chainId, connector, expects }
}

/** Returns the existing object if the new one is equal, so that listeners see no change. */
function reuseIfEqual<T extends object>(current: T | undefined, next: T): T {
  return current && merge(current, next) === current ? current : next
}

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

/** Ends the pending switch to this chain, if there is one, and closes the network dialog. */
export function settleSwitch(
  state: State,
  chainId: number | undefined,
  failure?: Failure | undefined,
  remedy?: SwitchRemedy | undefined,
): State {
  return chainId && chainId === state.switchingTo
    ? {
        ...closeNetwork(state),
        switchingTo: undefined,
        notice: failure && failed(chainId, failure, remedy),
      }
    : state
}

function closeNetwork(state: State): State {
  return state.dialog?.name === 'network'
    ? { ...state, dialog: undefined }
    : state
}

function failed(
  chainId: number,
  failure: Failure,
  remedy?: SwitchRemedy,
): Notice {
  return { type: 'switch-failed', chainId, failure, ...(remedy && { remedy }) }
}
