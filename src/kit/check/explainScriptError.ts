import { alteredError, fetchFile, readText } from '../../platform/readText'
import { fieldsOf } from '../../platform/shapes'
import type { Contract } from '../Contract'
import { tampered, unreachable } from '../files/fetchJson'
import { LoadFailure } from '../LoadFailure'

/** Maximum size of a script, in bytes. The largest real one has half of it. */
const scriptLimit = 2 * 1024 * 1024

/**
 * Returns the reason why an entry did not set its container. The error event of a script does not contain the reason,
 * so this function requests the file again.
 * @param cause the error event; `undefined` if the script ran
 * @param integrity hash of the script; empty if it has none
 */
export async function explainScriptError(
  address: string,
  cause: unknown,
  integrity: string,
  signal: AbortSignal,
): Promise<LoadFailure> {
  let what = 'ran, but did not set its global variable'
  if (cause) {
    const init = { integrity, signal }
    const response = await fetchFile(address, init).catch(() => {
      // The failure below says that the file cannot be reached.
    })
    if (!response?.ok)
      return unreachable(address, 'cannot be reached', response ?? cause)
    const error = await readText(response, init, scriptLimit).catch((it) => it)
    // Another type, such as HTML, shows that the server has sent another file, which is not an altered script.
    const isScript = /javascript/.test(
      response.headers.get('content-type') ?? '',
    )
    if (fieldsOf(error)['name'] === alteredError && isScript)
      return tampered(address, error)
    what = 'was refused by the browser'
  }
  return new LoadFailure(
    'corrupt',
    // Without the query of a retry.
    `${address.split('?')[0]} ${what}. It is damaged or altered. Deploy it again.`,
    cause,
  )
}

/** Returns the reason why a module did not load: `tampered` if a script does not match its hash, or the error itself. */
export async function explainChunkError(
  error: unknown,
  { integrity = {} }: Contract,
  signal: AbortSignal,
): Promise<unknown> {
  const { name, request = '' } = fieldsOf(error)
  const [address = ''] = String(request).split('?')
  const hash = Object.keys(integrity).find((file) => address.endsWith(file))
  if (name !== 'ChunkLoadError' || !hash) return error
  const why = await explainScriptError(
    address,
    error,
    integrity[hash] ?? '',
    signal,
  )
  return why.reason === 'tampered' ? why : error
}
