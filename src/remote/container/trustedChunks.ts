// A page may allow the remote's Trusted Types policy only once, but every run of an entry needs it, for example after a
// retry or from another origin. So all runs share one policy. It allows chunks next to entries that have run, and next
// to their mirrors. The folders come from the current script, which an attacker cannot set with a string.
import { currentScript } from '../../platform/page/currentScript'
import { createPolicy, type ScriptPolicy } from '../../platform/trustedUrls'
import { mirrors } from './fetchWithFallbacks'

/** State that all runs of entries on one page share. */
type Shared = {
  /** Adds the folder of the current script, and the mirrors that have the same files. */
  readonly enter: (mirrors: readonly string[]) => void
  readonly policy: () => ScriptPolicy | undefined
}

/** `tt` is the bundler's function that returns a policy. It would create a policy for each run. */
declare const __webpack_require__: { tt: () => ScriptPolicy | undefined }

const key = Symbol.for('walletdock.chunks/1')
const chunksGlobal = globalThis as {
  readonly trustedTypes?: unknown
  [key]?: Shared
}

// Without a current script, the bundler uses its own policy.
if (chunksGlobal.trustedTypes && currentScript()) {
  chunksGlobal[key] ??= sharePolicy()
  chunksGlobal[key].enter(mirrors)
  __webpack_require__.tt = chunksGlobal[key].policy
}

function sharePolicy(): Shared {
  const folders: string[] = []
  let policy: ScriptPolicy | undefined
  const isChunk = (url: string) =>
    folders.some((folder) => new URL(url).href.startsWith(folder))
  return {
    enter(mirrors) {
      const entry = currentScript()
      if (entry)
        for (const script of [entry.src, ...mirrors])
          folders.push(new URL('chunks/', script).href)
    },
    policy() {
      policy ??= createPolicy('walletdock', isChunk)
      return policy
    },
  }
}
