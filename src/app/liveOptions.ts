import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/** Options that follow the host after Walletdock is set up. */
const liveNames = ['theme', 'accent', 'look', 'locale', 'messages'] as const

export type LiveOptions = Pick<WalletdockConfig, (typeof liveNames)[number]>

/** A part of the page that configures Walletdock: a provider or a mounted button. */
export type Member = {
  /** Makes the part count. @returns Function that ends that. */
  join(): () => void
  update(config: Partial<WalletdockConfig>): void
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
 */
export function createLive(first: LiveOptions): Live {
  const joined = new Set<{ readonly options: LiveOptions }>()
  const listeners = new Set<() => void>()
  let current = liveOptions(first)

  function settle() {
    const [oldest] = joined
    // Without any part, an open dialog keeps its look.
    if (!oldest || isAlike(oldest.options, current)) return
    current = oldest.options
    for (const notify of listeners) notify()
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
      return {
        join() {
          joined.add(member)
          settle()
          return () => {
            joined.delete(member)
            settle()
          }
        },
        update(next) {
          warnOfFixed(config, next, warned)
          member.options = liveOptions(next)
          settle()
        },
      }
    },
  }
}

const liveOptions = (config: LiveOptions): LiveOptions =>
  Object.fromEntries(liveNames.map((name) => [name, config[name]]))

/** Everybody's own, or read whenever the host renders. */
const free = [...liveNames, 'auth', 'onConflict']

/** Warns once about each option that has changed and cannot be changed. */
function warnOfFixed(
  before: Partial<WalletdockConfig>,
  next: Partial<WalletdockConfig>,
  warned: Set<string>,
) {
  for (const name of Object.keys({ ...before, ...next })) {
    if (free.includes(name) || warned.has(name)) continue
    if (isAlike(Reflect.get(before, name), Reflect.get(next, name))) continue
    warned.add(name)
    console.warn(
      `walletdock: \`${name}\` has changed, which has no effect on a page that is set up. Reload the page to use the new value.`,
    )
  }
}
