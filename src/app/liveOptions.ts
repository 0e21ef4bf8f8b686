import { createListeners } from '../platform/listeners'
import type { WalletdockConfig } from './WalletdockConfig'
import type { warnOfFixed as WarnOfFixed } from './warnOfFixed'

/** Options that may change after Walletdock has been configured. */
export const liveNames = [
  'theme',
  'accent',
  'look',
  'locale',
  'messages',
  'avatar',
] as const

export type LiveOptions = Pick<WalletdockConfig, (typeof liveNames)[number]>

export type LiveOptionsStore = ReturnType<typeof createLiveOptions>

/**
 * Stores the options that may change. If several parts of a page configure Walletdock, the oldest part decides, so that
 * the parts do not overrule each other in turn.
 * @param replace called if a part has another wagmi config and all earlier parts have unmounted; may throw
 */
export function createLiveOptions(
  first: Partial<WalletdockConfig>,
  replace: (config: WalletdockConfig) => void,
) {
  const joined = new Set<{ readonly options: LiveOptions }>()
  const { notify, subscribe } = createListeners()
  let current = liveOptions(first)
  let wagmi = first.wagmi
  let hadParts = false

  function settle() {
    const [oldest] = joined
    // If all parts have unmounted, an open dialog keeps its options.
    if (!oldest) return
    const { options } = oldest
    // `isAlike` does not compare functions, but each new function may choose other avatars.
    if (isAlike(options, current) && options.avatar === current.avatar) return
    current = options
    notify()
  }

  return {
    /** Returns the same object until an option changes. */
    get: () => current,
    subscribe,
    /** Creates a part of the page that configures Walletdock: a provider or a mounted button. */
    createSource(config: WalletdockConfig) {
      const source = { options: liveOptions(config) }
      const warned = new Set<string>()
      return {
        /** @returns Function that removes the part. */
        register() {
          const next = config.wagmi
          if (hadParts && !joined.size && next && next !== wagmi) {
            replace(config)
            wagmi = next
          }
          hadParts = true
          joined.add(source)
          settle()
          return () => {
            joined.delete(source)
            settle()
          }
        },
        update(next: WalletdockConfig) {
          if (!isAlike(config, next)) warnLater(config, next, warned)
          source.options = liveOptions(next)
          settle()
        },
      }
    },
  }
}

const liveOptions = (config: LiveOptions): LiveOptions =>
  Object.fromEntries(liveNames.map((name) => [name, config[name]]))

/** Warns of changed options that must not change. Without this code, nothing else is lost. */
function warnLater(...change: Parameters<typeof WarnOfFixed>) {
  import(/* webpackChunkName: 'checks' */ './warnOfFixed').then(
    ({ warnOfFixed }) => warnOfFixed(...change),
    () => {},
  )
}

/** Compares two values deeply. All functions, such as those of viem's chains, count as equal. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'function') return typeof other === 'function'
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys({ ...one, ...other })
  return names.every((name) =>
    isAlike(Reflect.get(one, name), Reflect.get(other, name)),
  )
}

/** Excludes wagmi configs, which are compared by identity because they have a state. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('_internal' in value)
}
