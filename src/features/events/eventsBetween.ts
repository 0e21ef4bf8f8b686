import type { Failure } from '../../errors/Failure'
import { redact } from '../../wallet/session/failureReport'
import type { Attempt, State, WalletAccount } from '../../wallet/session/State'
import {
  accountIn,
  accountsIn,
  attemptOf,
} from '../../wallet/session/selectors'
import type { WalletEvent } from './WalletEvent'

/** Returns the host's events for a change. Events that end something come first. The caller adds the durations. */
export function eventsBetween(
  before: State,
  after: State,
): readonly WalletEvent[] {
  return [
    ...endEvents(before, after),
    ...connectionEvents(before, after),
    ...switchEvents(before, after),
    ...dialogEvents(before, after),
    ...attemptEvents(attemptOf(before), attemptOf(after)),
  ]
}

function endEvents(before: State, after: State): readonly WalletEvent[] {
  const old = attemptOf(before)
  const events: WalletEvent[] = []
  if (
    old?.type === 'asking' &&
    old.number !== attemptOf(after)?.number &&
    !hasSucceeded(before, after)
  )
    events.push({
      type: 'connect-failed',
      wallet: redact(old.walletId),
      class: 'abandoned',
    })
  for (const { connector } of missing(before, after))
    events.push({ type: 'disconnected', wallet: redact(connector.id) })
  return events
}

function connectionEvents(before: State, after: State): readonly WalletEvent[] {
  const account = accountIn(after)
  const succeededAccount =
    account && hasSucceeded(before, after) ? account : undefined
  const resumedAccounts = missing(after, before).filter(
    (each) => each !== succeededAccount,
  )
  return [
    ...(succeededAccount
      ? [connectionEvent('connect-succeeded', succeededAccount)]
      : []),
    ...resumedAccounts.map((each) => connectionEvent('resumed', each)),
  ]
}

function connectionEvent(
  type: 'connect-succeeded' | 'resumed',
  account: WalletAccount,
) {
  const { chainId, connector } = account
  return {
    type,
    wallet: redact(connector.id),
    walletName: redact(connector.name),
    chainId,
  }
}

/** Returns the wallets that are connected in one state and not in the other. */
function missing(here: State, there: State) {
  const ids = accountsIn(there).map(({ connector }) => connector.id)
  return accountsIn(here).filter(({ connector }) => !ids.includes(connector.id))
}

/** Returns whether the attempt's wallet is the active one now. It may have connected without the attempt. */
function hasSucceeded(before: State, after: State): boolean {
  const id = attemptOf(before)?.walletId
  const isOver = attemptOf(after)?.number !== attemptOf(before)?.number
  return (
    isOver &&
    accountIn(after)?.connector.id === id &&
    accountIn(before)?.connector.id !== id
  )
}

function switchEvents(before: State, after: State): readonly WalletEvent[] {
  const was = accountIn(before)
  const is = accountIn(after)
  if (!was || !is || was.connector.id !== is.connector.id) return []
  const wallet = redact(is.connector.id)
  const { chainId } = is
  const { notice } = after
  if (chainId !== was.chainId) return [{ type: 'switched', wallet, chainId }]
  return notice?.type === 'switch-failed' && notice !== before.notice
    ? [
        {
          type: 'switch-failed',
          wallet,
          chainId: notice.chainId,
          ...failureFields(notice.failure),
        },
      ]
    : []
}

function dialogEvents(before: State, after: State): readonly WalletEvent[] {
  const dialog = after.dialog?.name
  return dialog && dialog !== before.dialog?.name
    ? [{ type: 'dialog-opened', dialog }]
    : []
}

function attemptEvents(
  was: Attempt | undefined,
  is: Attempt | undefined,
): readonly WalletEvent[] {
  if (!is || is === was) return []
  const wallet = redact(is.walletId)
  const events: WalletEvent[] = []
  if (is.number !== was?.number)
    events.push({ type: 'connect-started', wallet })
  if (is.type === 'failed')
    events.push({
      type: 'connect-failed',
      wallet,
      ...failureFields(is.failure),
    })
  return events
}

/** Copies the fields of a failure that contain no personal data. */
function failureFields({ class: what, code, refusal }: Failure): Failure {
  return {
    class: what,
    ...(code !== undefined && { code }),
    ...(refusal && { refusal }),
  }
}
