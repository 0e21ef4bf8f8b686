import type { HostMessages } from './HostMessages'
import type { Messages } from './Messages'

/**
 * Our sentences with a host's in their place. A plain text may stand where ours names something; what is of any other
 * kind than ours is ignored, so that nothing breaks where a sentence is drawn.
 */
export function withSentences<Some extends Partial<Messages>>(
  ours: Some,
  theirs: HostMessages[string],
): Some {
  // Each part is of the kind of ours.
  return mixed(ours, theirs) as Some
}

function mixed(ours: unknown, theirs: unknown): unknown {
  // A name of a group that only the host has.
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
