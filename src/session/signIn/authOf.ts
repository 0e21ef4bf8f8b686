import type { AuthStatus, State } from '../State'

/** Where the connected account's sign-in stands; another account's does not count. */
export function authOf({ auth, signer }: State): AuthStatus | undefined {
  return auth === 'authenticated' && signer === null ? 'unauthenticated' : auth
}
