import { createPolicy } from '../../platform/trustedUrls'
import { pageState } from '../pageState'

/** Options for inserting a script. */
export type ScriptOptions = {
  /** Hash that the file must have. */
  readonly integrity?: string | undefined
  /** Hashes of the files that the script may load, by path. */
  readonly hashes?: Readonly<Record<string, string>> | undefined
  /** False if browsers cannot cache the remote's files, so that a prefetched script would be downloaded twice. */
  readonly isCacheable?: boolean | undefined
  /** All folders from which the page may load the remote. */
  readonly folders?: readonly string[] | undefined
  /** Deployment configuration of hosts, from the channels. */
  readonly config?: unknown
  readonly nonce?: string | undefined
  /** Removes the script element. The script may still run afterwards, because browsers cannot cancel it. */
  readonly signal: AbortSignal
}

/** Inserts a script and waits until it has run. @throws the error event if it fails to load */
export function insertScript(
  address: string,
  {
    integrity = '',
    hashes,
    isCacheable,
    folders,
    config,
    nonce = '',
    signal,
  }: ScriptOptions,
): Promise<void> {
  const script = document.createElement('script')
  script.src = trustedEntry(address)
  Object.assign(script, {
    walletdockHashes: hashes,
    walletdockIsCacheable: isCacheable,
    walletdockFolders: folders,
    walletdockConfig: config,
    crossOrigin: 'anonymous',
    integrity,
    nonce,
  } satisfies RemoteScript)
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = (event) => {
      script.remove()
      reject(event)
    }
    signal.addEventListener('abort', () => script.remove())
    document.head.append(script)
  })
}

/**
 * Removes the script elements of chunks. Otherwise the bundler's loader would find the elements of chunks that hang,
 * and wait for them again.
 */
export function removeChunkScripts(): void {
  for (const script of document.querySelectorAll('[data-rspack^=walletdock]'))
    script.remove()
}

/** Script element of an entry, with properties that the entry reads from its own element. */
type RemoteScript = Partial<HTMLScriptElement> & {
  walletdockHashes?: ScriptOptions['hashes']
  walletdockIsCacheable?: ScriptOptions['isCacheable']
  walletdockFolders?: ScriptOptions['folders']
  walletdockConfig?: ScriptOptions['config']
}

/**
 * Returns the URL of an entry in a form that pages with Trusted Types accept.
 * @throws TypeError if the policy of the page does not allow `walletdock-host`
 * @see W3C Trusted Types
 */
export function trustedEntry(address: string): string {
  const shared = pageState()
  shared.entry = address
  // A page may allow only one policy with this name, but all copies of the kit need it. So the policy is in a place
  // that any script can read, and allows only the URL of the requested entry. Hiding the policy would not protect the
  // page, because an attacker's script could create a policy with this name first.
  shared.policy ??= createPolicy(
    'walletdock-host',
    (url) => url === shared.entry,
  )
  return shared.policy ? shared.policy.createScriptURL(address) : address
}
