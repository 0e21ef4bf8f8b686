import type { Command } from './Command'
import { isOpen } from './dialog/isOpen'
import type { Event } from './Event'
import { isLeaving, reconnectCommands } from './reduce.initial'
import type { State } from './State'
import { attemptOf } from './selectors.initial'

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

  // Abandon an open attempt once, when another attempt or none replaces it.
  if (
    old &&
    isOpen(old) &&
    old.number !== attempt?.number &&
    !(event.type === 'CONNECTED' && event.attempt === old.number)
  )
    commands.push({ type: 'ABANDON', attempt: old.number })
  const left = event.type === 'LEAVE' ? { type: 'DISCONNECT' as const } : event
  if (isLeaving(before, left)) commands.push({ type: 'DISCONNECT' })
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
  if (event.type === 'TAB' && before.connection.type === 'connected') {
    if (!event.isKept) commands.push({ type: 'LEAVE' })
    // The other tab may have connected a further wallet, or activated a different one.
    else if (before.others) commands.push({ type: 'JOIN' })
  }
  if (event.type === 'LOOK')
    commands.push({ type: event.isShown ? 'SHOW' : 'HIDE' })
  return [...commands, ...reconnectCommands(before, event)]
}
