import type { Authentication } from '../session/Authentication'

/**
 * Has the host forget whoever signed in.
 * @returns whether it has; where it has not, because its server is away, the host knows that itself
 */
export async function signOut(
  auth: Authentication | undefined,
): Promise<boolean> {
  try {
    await auth?.signOut()
    return true
  } catch {
    return false
  }
}
