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
  // Omit the query of a retry in the message.
  const [shortUrl = ''] = address.split('?')
  if (!cause) return corrupt('ran, but did not set its global variable')
  const isReachable = await fetch(address, { method: 'HEAD', signal }).then(
    (response) => response.ok,
    () => false,
  )
  return isReachable
    ? corrupt('was refused by the browser')
    : unreachable(shortUrl, 'cannot be reached', cause)

  function corrupt(what: string) {
    return new LoadFailure(
      'corrupt',
      `${shortUrl} ${what}. It is damaged or altered. Deploy it again.`,
      cause,
    )
  }
}
