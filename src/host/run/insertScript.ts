import { trustedEntry } from './trustedEntry'

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
