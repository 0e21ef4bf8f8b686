import { readText } from '../../platform/readText'
import { trustedEntry } from '../run/insertScript'
import { pageNonce } from '../run/preload'

/** The remote whose files the federation runtime loads. Older runtimes do not pass it. */
type LoadedRemote = { readonly name?: string } | undefined

type ModuleFactory = () => unknown

type FileRequest = {
  readonly url: string
  readonly remoteInfo?: LoadedRemote
}

/** The federation runtime's hooks for loading the files of a remote. @see https://module-federation.io/plugin/dev */
export type LoadHooks = {
  fetch(
    url: string,
    init: RequestInit,
    remote?: LoadedRemote,
  ): Promise<Response> | undefined
  createScript(
    request: FileRequest,
  ):
    | { readonly script: HTMLScriptElement; readonly timeout: number }
    | undefined
  createLink(request: FileRequest): HTMLLinkElement | undefined
  getModuleFactory(request: {
    readonly remoteEntryExports: {
      readonly get: (expose: string) => ModuleFactory | Promise<ModuleFactory>
    }
    readonly expose: string
    readonly moduleInfo: LoadedRemote
  }): Promise<ModuleFactory | undefined>
}

/**
 * Returns hooks that limit how long a page waits for Walletdock. The runtime has no timeout for a manifest, and a page
 * that shares `version-first` does not start before the manifest and the entry have loaded.
 * @param isOurs returns whether a file belongs to Walletdock
 * @param timeoutMs limit for manifest and entry together, and then for each module, in milliseconds
 */
export function loadLimits(
  isOurs: (remote: LoadedRemote, url: string) => boolean,
  timeoutMs: number,
): LoadHooks {
  // Set by the first request, and reset when an entry loads or fails. If nothing answers, it stays in the past, so that
  // later attempts time out at once.
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
      if (!isOurs(remote, url)) return
      const limit = new AbortController()
      // If the manifest times out, the runtime loads the entry directly. Reserve half of the time for that.
      setTimeout(() => limit.abort(late()), leftMs() / 2)
      return fetch(url, { ...init, signal: limit.signal }).then(limitSize)
    },
    createScript({ url, remoteInfo }) {
      // On a server, the runtime does not load entries with script elements.
      if (!isOurs(remoteInfo, url) || typeof document === 'undefined') return
      const script = document.createElement('script')
      if (/\/chunks\/[^/]*$/.test(url)) {
        // Load nothing, because the runtime would run the manifest's chunks without checking their hashes. The entry
        // loads the same chunks with hashes.
        script.type = 'text/plain'
        // Otherwise the runtime would assign the chunk's URL, and the entry would take the element for its own request.
        script.src = trustedEntry('about:blank')
        return { script, timeout: 1 }
      }
      // The runtime would assign a string, which browsers reject on a page that requires Trusted Types.
      script.src = trustedEntry(url)
      script.crossOrigin = 'anonymous'
      script.nonce = pageNonce() ?? ''
      script.addEventListener('load', answered)
      script.addEventListener('error', answered)
      return { script, timeout: leftMs() }
    },
    createLink({ url, remoteInfo }) {
      if (!isOurs(remoteInfo, url)) return
      // The entry requests the same chunk with a hash, so a preload without the hash would not match. A prefetch puts
      // the chunk into the browser's cache, where the entry's request finds it.
      return Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        crossOrigin: 'anonymous',
        nonce: pageNonce() ?? '',
        href: url,
      })
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      if (!isOurs(moduleInfo, '')) return
      return Promise.race([
        remoteEntryExports.get(expose),
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(late()), timeoutMs)
        }),
      ])
    },
  }
}

/** Returns a copy of a response that was read completely. @throws RangeError if it is too large */
async function limitSize(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await readText(response), { status, statusText, headers })
}
