import { unreachable } from '../files/fetchJson'
import { LoadFailure } from '../LoadFailure'

/**
 * Returns the reason why an entry did not set its container. The error event of a script does not contain the reason,
 * so this function requests the file again.
 * @param cause the error event; `undefined` if the script ran
 */
export async function explainScriptError(
  address: string,
  cause: unknown,
  signal: AbortSignal,
): Promise<LoadFailure> {
  const isReachable =
    !cause ||
    (await fetch(address, { method: 'HEAD', signal }).then(
      (response) => response.ok,
      () => false,
    ))
  if (!isReachable) return unreachable(address, 'cannot be reached', cause)
  const what = cause
    ? 'was refused by the browser'
    : 'ran, but did not set its global variable'
  return new LoadFailure(
    'corrupt',
    // Without the query of a retry.
    `${address.split('?')[0]} ${what}. It is damaged or altered. Deploy it again.`,
    cause,
  )
}
