import type { AuthStatus, State } from '../State'

/** Returns the sign-in status of the connected account. Ignores the sign-in of another account. */
export function authOf({ auth, signer }: State): AuthStatus | undefined {
  return auth === 'authenticated' && signer === null ? 'unauthenticated' : auth
}
