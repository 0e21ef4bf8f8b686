import type { Command } from './Command'
import type { Event } from './Event'
import type { State } from './State'
import { attemptOf, isOpen } from './selectors'

/** Returns the engine's commands for a change. Commands that end something come first. */
export function commandsFor(
  before: State,
  after: State,
  event: Event,
): readonly Command[] {
  const commands: Command[] = []
  const old = attemptOf(before)
  const attempt = attemptOf(after)
  const { switches, switchingTo } = after

  // Abandon an open attempt once, when another attempt replaces it or when it is removed.
  if (
    old &&
    isOpen(old) &&
    old.number !== attempt?.number &&
    !(event.type === 'CONNECTED' && event.attempt === old.number)
  )
    commands.push({ type: 'ABANDON', attempt: old.number })
  if (isLeaving(before, event)) commands.push({ type: 'DISCONNECT' })
  if (attempt && attempt.number > before.attempts)
    commands.push({
      type: 'CONNECT',
      attempt: attempt.number,
      walletId: attempt.walletId,
    })
  if (switchingTo && switches > before.switches)
    commands.push({
      type: 'SWITCH',
      number: switches,
      chainId: switchingTo,
      ...(event.type === 'SWITCH' && event.add && { add: true }),
    })
  if (event.type === 'OTHER_TAB' && before.connection.type === 'connected') {
    if (!event.hasSession) commands.push({ type: 'LEAVE' })
    // The other tab may have connected a further wallet, or activated a different one.
    else if (before.others) commands.push({ type: 'JOIN' })
  }
  if (event.type === 'SHOW_BALANCE' || event.type === 'HIDE_BALANCE')
    commands.push({ type: event.type })
  return [...commands, ...reconnectCommands(before, event)]
}

/** Returns the commands that restore a stored session, or join a session that another tab has started. */
function reconnectCommands(state: State, event: Event): readonly Command[] {
  const { connection, dialog } = state
  // An attempt in this tab takes precedence.
  if (connection.type !== 'disconnected' || attemptOf(state)) return []
  if (event.type === 'RECONNECT') return dialog ? [] : [{ type: 'RECONNECT' }]
  return event.type === 'OTHER_TAB' && event.hasSession
    ? [{ type: 'JOIN' }]
    : []
}

/** Returns whether the event disconnects the wallet. Closing the connect dialog declines the host's sign-in. */
function isLeaving({ connection, dialog }: State, { type }: Event): boolean {
  return (
    (connection.type !== 'disconnected' &&
      (type === 'DISCONNECT' || type === 'LEAVE')) ||
    (type === 'CLOSE' &&
      connection.type === 'connected' &&
      dialog?.name === 'connect')
  )
}
