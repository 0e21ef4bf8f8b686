import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/** Options that follow the host after Walletdock is set up. */
const liveNames = ['theme', 'accent', 'look', 'locale', 'messages'] as const

export type LiveOptions = Pick<WalletdockConfig, (typeof liveNames)[number]>

/** A part of the page that configures Walletdock: a provider or a mounted button. */
export type Member = {
  /** Makes the part count. @returns Function that ends that. */
  join(): () => void
  update(config: WalletdockConfig): void
}

export type Live = {
  /** The same object until an option changes. */
  get(): LiveOptions
  /** @returns Function that removes the listener. */
  subscribe(listener: () => void): () => void
  /** @param config what the part was set up with */
  createMember(config: WalletdockConfig): Member
}

/**
 * Keeps the options that may change. A page may have several parts that configure Walletdock: the one that has been on
 * the page longest decides, so that they do not overrule each other in turn.
 * @param replace called with the configuration of a deciding part that passes another wagmi config; may throw
 */
export function createLive(
  first: Partial<WalletdockConfig>,
  replace: (config: WalletdockConfig) => void,
): Live {
  const joined = new Set<{ readonly options: LiveOptions }>()
  const listeners = new Set<() => void>()
  let current = liveOptions(first)
  let wagmi = wagmiOf(first)
  let hadParts = false

  function settle() {
    const [oldest] = joined
    // Without any part, an open dialog keeps its look.
    if (!oldest || isAlike(oldest.options, current)) return
    current = oldest.options
    for (const notify of listeners) notify()
  }

  /** @returns whether the configuration is the page's from now on */
  function followWagmi(config: WalletdockConfig): boolean {
    const next = wagmiOf(config)
    if (!next || next === wagmi) return false
    replace(config)
    wagmi = next
    for (const notify of [...listeners]) notify()
    return true
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createMember(config) {
      const member = { options: liveOptions(config) }
      const warned = new Set<string>()
      let before = config
      let latest = config
      return {
        join() {
          // Fast Refresh mounts the only part anew.
          if (hadParts && !joined.size) followWagmi(latest)
          hadParts = true
          joined.add(member)
          settle()
          return () => {
            joined.delete(member)
            settle()
          }
        },
        update(next) {
          const [oldest] = joined
          const isOther = wagmiOf(next) !== wagmiOf(latest)
          latest = next
          if (member === oldest && isOther && followWagmi(next)) before = next
          const isInUse = wagmiOf(next) === wagmi
          warnOfFixed(before, next, warned, isInUse ? wagmiNames : [])
          member.options = liveOptions(next)
          settle()
        },
      }
    },
  }
}

const wagmiNames = ['wagmi', 'wagmiConfig']

const wagmiOf = ({ wagmi, wagmiConfig = wagmi }: Partial<WalletdockConfig>) =>
  wagmiConfig

const liveOptions = (config: LiveOptions): LiveOptions =>
  Object.fromEntries(liveNames.map((name) => [name, config[name]]))

/** Everybody's own, or read whenever the host renders. */
const free = [...liveNames, 'auth', 'onConflict']

/**
 * Warns once about each option that has changed and cannot be changed.
 * @param followed names of options that are followed this time
 */
function warnOfFixed(
  before: Partial<WalletdockConfig>,
  next: Partial<WalletdockConfig>,
  warned: Set<string>,
  followed: readonly string[],
) {
  for (const name of Object.keys({ ...before, ...next })) {
    if ([...free, ...followed, ...warned].includes(name)) continue
    if (isAlike(Reflect.get(before, name), Reflect.get(next, name))) continue
    warned.add(name)
    console.warn(
      `walletdock: \`${name}\` has changed, which has no effect on a page that is set up. Reload the page to use the new value.`,
    )
  }
}
