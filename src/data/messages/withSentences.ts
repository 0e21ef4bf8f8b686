import { isRecord } from '../../platform/shapes'
import type { HostMessages } from './HostMessages'
import type { Messages } from './Messages'

/**
 * Returns our texts with those of a host. The host may pass a string instead of a function. Ignores values of other
 * types, so that rendering never fails.
 */
export function withSentences<Some extends Partial<Messages>>(
  defaults: Some,
  overrides: HostMessages[string],
): Some {
  // Each value has the same type as ours.
  return mixed(defaults, overrides) as Some
}

function mixed(defaultValue: unknown, override: unknown): unknown {
  // For example, the name of a group that only the host has.
  if (defaultValue === undefined) return override
  if (isRecord(defaultValue))
    return isRecord(override)
      ? Object.fromEntries(
          Object.keys({ ...defaultValue, ...override }).map((name) => [
            name,
            mixed(defaultValue[name], override[name]),
          ]),
        )
      : defaultValue
  if (typeof defaultValue === 'function' && typeof override === 'string')
    return () => override
  return typeof override === typeof defaultValue ? override : defaultValue
}
