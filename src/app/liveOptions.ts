import { createListeners } from '../platform/listeners'
import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/** Options that may change after Walletdock has been configured. */
const liveNames = [
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
      /** Options that may change, and those whose change has caused a warning. */
      const settled = new Set<string>(liveNames)
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
          // If the code of the warnings fails to load, nothing else is lost.
          if (!isAlike(config, next))
            import(/* webpackChunkName: 'checks' */ './warnOfFixed').then(
              ({ warnOfFixed }) => warnOfFixed(config, next, settled),
              () => {},
            )
          source.options = liveOptions(next)
          settle()
        },
      }
    },
  }
}

const liveOptions = (config: LiveOptions): LiveOptions =>
  Object.fromEntries(liveNames.map((name) => [name, config[name]]))
