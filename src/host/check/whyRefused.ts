import { unreachable } from '../find/unreachable'
import { LoadFailure } from '../LoadFailure'

/**
 * Why an entry left no container. A script's error event does not say; asking for the file again does.
 * @param cause the error event; `undefined` when the script ran
 */
export async function whyRefused(
  address: string,
  cause: unknown,
  signal: AbortSignal,
): Promise<LoadFailure> {
  // Without the query of a second try, which says nothing to people.
  const [named = ''] = address.split('?')
  if (!cause) return corrupt('ran, but left no container')
  const there = await fetch(address, { method: 'HEAD', signal }).then(
    (response) => response.ok,
    () => false,
  )
  return there
    ? corrupt('was refused by the browser')
    : unreachable(named, 'cannot be reached', cause)

  function corrupt(what: string) {
    return new LoadFailure(
      'corrupt',
      `${named} ${what}. Damaged or altered: deploy it again.`,
      cause,
    )
  }
}
