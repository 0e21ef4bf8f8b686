import type { WalletdockConfig } from 'walletdock/WalletProvider'

type SignIn = NonNullable<WalletdockConfig['auth']>

const asked = new URLSearchParams(location.search).get('sign-in')

/** Visitors need to sign in only if they open the page with `?sign-in`. */
export const isSignInWanted = asked !== null

let status: SignIn['status'] = 'loading'
const listeners = new Set<() => void>()

export const getStatus = () => status

/**
 * Subscribes to the status. The first subscription requests the status from the server. @returns function that
 * unsubscribes
 */
export function onStatus(listener: () => void): () => void {
  if (listeners.size === 0 && status === 'loading') void lookWho()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The fields of the sign-in message that do not depend on the signer. */
const fields = {
  version: '1',
  domain: location.host,
  uri: location.origin,
  statement: 'Sign in to Windfall.',
} as const

/** The adapter through which Walletdock uses this page's server. */
export const server: Omit<SignIn, 'status'> = {
  async getNonce() {
    const { nonce } = await ask('nonce')
    return String(nonce)
  },
  async createMessage(about) {
    const { createSiweMessage } = await import('viem/siwe')
    return createSiweMessage({ ...fields, ...about })
  },
  // With `?sign-in=once`, wallets that support it connect and sign in with one prompt.
  ...(asked === 'once' && { createFields: () => fields }),
  async verify(signed) {
    const { ok } = await ask('verify', signed)
    if (ok) tell('authenticated')
    return ok === true
  },
  async signOut() {
    await ask('sign-out', {})
    tell('unauthenticated')
  },
}

async function lookWho() {
  try {
    const { address } = await ask('me')
    tell(address ? 'authenticated' : 'unauthenticated')
  } catch {
    tell('unauthenticated')
  }
}

function tell(next: SignIn['status']) {
  status = next
  for (const listener of [...listeners]) listener()
}

/** @throws Error if the server's answer has an error status, is not JSON, or is late */
async function ask(
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`/auth/${path}`, {
    // The button waits until the page knows who is signed in, so this request needs a time limit.
    signal: AbortSignal.timeout(8000),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`/auth/${path}: ${response.status}`)
  return response.json()
}
