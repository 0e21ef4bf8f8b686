import type { HostMessages } from './HostMessages'
import type { Messages } from './Messages'

/**
 * Returns our texts with those of a host. The host may pass a string instead of a function. Ignores values of other
 * types, so that rendering never fails.
 */
export function withSentences<Some extends Partial<Messages>>(
  ours: Some,
  theirs: HostMessages[string],
): Some {
  // Each value has the same type as ours.
  return mixed(ours, theirs) as Some
}

function mixed(ours: unknown, theirs: unknown): unknown {
  // For example, the name of a group that only the host has.
  if (ours === undefined) return theirs
  if (isRecord(ours))
    return isRecord(theirs)
      ? Object.fromEntries(
          Object.keys({ ...ours, ...theirs }).map((name) => [
            name,
            mixed(ours[name], theirs[name]),
          ]),
        )
      : ours
  if (typeof ours === 'function' && typeof theirs === 'string')
    return () => theirs
  return typeof theirs === typeof ours ? theirs : ours
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
