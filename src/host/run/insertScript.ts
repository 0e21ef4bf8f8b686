import { page, type ScriptPolicy } from '../page'

/** How to insert a script. */
export type ScriptOptions = {
  /** Hash that the file must have. */
  readonly integrity?: string | undefined
  /** Hashes of the files that the script may ask for, by path. */
  readonly hashes?: Readonly<Record<string, string>> | undefined
  /** False if a script that is fetched before it runs would be fetched again. */
  readonly isCacheable?: boolean | undefined
  /** Folders in which the page may find the remote. */
  readonly folders?: readonly string[] | undefined
  /** What the channels say of how hosts are set up. */
  readonly config?: unknown
  readonly nonce?: string | undefined
  /** Ends the wait. What was asked for may still run afterwards: browsers have no way back. */
  readonly signal: AbortSignal
}

/** Inserts a script and waits until it ran. @throws the error event when it did not */
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
  script.src = trusted(address)
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

/** The bundler's loader would find scripts of chunks that hang, and wait for them again. */
export function removeChunkScripts(): void {
  for (const script of document.querySelectorAll('[data-rspack^=walletdock]'))
    script.remove()
}

/** The entry finds on its own element what it needs to know. */
type RemoteScript = Partial<HTMLScriptElement> & {
  walletdockHashes?: ScriptOptions['hashes']
  walletdockIsCacheable?: ScriptOptions['isCacheable']
  walletdockFolders?: ScriptOptions['folders']
  walletdockConfig?: ScriptOptions['config']
}

/** The address as a page that requires Trusted Types accepts it. @see W3C Trusted Types */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as TrustedGlobal
  if (!trustedTypes) return address
  const shared = page()
  shared.entry = address
  // A page grants the name once, and every copy of this kit needs it: so the policy lies where any script finds it,
  // and lets nothing through but the entry that is asked for. An attacker could take the name first.
  shared.policy ??= trustedTypes.createPolicy('walletdock-host', {
    createScriptURL: (url) => (url === shared.entry ? url : ''),
  })
  return shared.policy.createScriptURL(address)
}

/** TypeScript has no declarations of Trusted Types yet. */
type TrustedGlobal = {
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
  }
}
