import { pageNonce } from '../check/pageNonce'
import { trustedEntry } from '../run/trustedEntry'

/** What the federation runtime says of a remote whose files it loads. Older runtimes say nothing. */
export type LoadedRemote = { readonly name?: string } | undefined

type ModuleFactory = () => unknown

/** The hooks of the federation runtime that load the files of a remote. @see https://module-federation.io/plugin/dev */
export type LoadHooks = {
  fetch(
    url: string,
    init: RequestInit,
    remote?: LoadedRemote,
  ): Promise<Response> | undefined
  createScript(request: {
    readonly url: string
    readonly remoteInfo?: LoadedRemote
  }):
    | { readonly script: HTMLScriptElement; readonly timeout: number }
    | undefined
  getModuleFactory(request: {
    readonly remoteEntryExports: {
      readonly get: (expose: string) => ModuleFactory | Promise<ModuleFactory>
    }
    readonly expose: string
    readonly moduleInfo: LoadedRemote
  }): Promise<ModuleFactory | undefined>
}

/**
 * Returns hooks that limit the time a page waits for Walletdock: the runtime itself has no limit for a manifest, and it
 * starts no part of a page that shares `version-first` before the manifest and the entry have come.
 * @param timeoutMs limit for manifest and entry together, and for each module after that
 */
export function loadLimits(
  isOurs: (remote: LoadedRemote) => boolean,
  timeoutMs: number,
): LoadHooks {
  // It stays when nothing answers, so that each later try ends at once.
  let endMs: number | undefined
  const leftMs = () => {
    endMs ??= performance.now() + timeoutMs
    return Math.max(endMs - performance.now(), 1)
  }
  const answered = () => {
    endMs = undefined
  }
  const late = () => new Error(`no answer within ${timeoutMs} ms`)
  return {
    fetch(url, init, remote) {
      if (!isOurs(remote)) return
      const limit = new AbortController()
      // Without a manifest the runtime loads the entry, which needs the other half.
      setTimeout(() => limit.abort(late()), leftMs() / 2)
      return fetch(url, { ...init, signal: limit.signal })
    },
    createScript({ url, remoteInfo }) {
      // On a server the runtime loads entries in another way.
      if (!isOurs(remoteInfo) || typeof document === 'undefined') return
      const script = document.createElement('script')
      // The runtime sets a text, which a page that requires Trusted Types refuses.
      script.src = trustedEntry(url)
      script.crossOrigin = 'anonymous'
      script.nonce = pageNonce() ?? ''
      script.addEventListener('load', answered)
      script.addEventListener('error', answered)
      return { script, timeout: leftMs() }
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      if (!isOurs(moduleInfo)) return
      return Promise.race([
        remoteEntryExports.get(expose),
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(late()), timeoutMs)
        }),
      ])
    },
  }
}
