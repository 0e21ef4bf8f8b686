import type { ReactNode } from 'react'
import { AuthenticationContext } from '../otherKits/OtherKitProvider'

export type AuthenticationStatus =
  | 'loading'
  | 'unauthenticated'
  | 'authenticated'

type Adapter<Message> = {
  getNonce: () => Promise<string>
  createMessage: (about: {
    nonce: string
    address: `0x${string}`
    chainId: number
  }) => Promise<Message> | Message
  verify: (signed: { message: Message; signature: string }) => Promise<boolean>
  signOut: () => Promise<void>
}

export type AuthenticationConfig<Message> = {
  adapter: Adapter<Message>
  status: AuthenticationStatus
}

/** Returns the adapter unchanged. */
export const createAuthenticationAdapter = <Message,>(
  adapter: Adapter<Message>,
): Adapter<Message> => adapter

/** Passes the page's sign-in to `RainbowKitProvider` below it. */
export function RainbowKitAuthenticationProvider<Message = unknown>({
  adapter,
  status,
  enabled = true,
  children,
}: AuthenticationConfig<Message> & {
  enabled?: boolean
  children: ReactNode
}): ReactNode {
  // The message is a text since RainbowKit 2.
  const auth = { ...(adapter as Adapter<unknown> as Adapter<string>), status }
  return (
    <AuthenticationContext.Provider value={enabled ? auth : undefined}>
      {children}
    </AuthenticationContext.Provider>
  )
}
