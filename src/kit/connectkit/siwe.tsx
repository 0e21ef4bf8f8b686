import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { warnOnce } from '../otherKits'
import { AuthenticationContext } from '../otherKits/OtherKitProvider'
import { type Authentication, ConnectButton, useWallet } from '../react'

/** Key of the query of the nonce. Walletdock requests a nonce when the visitor signs in, so nothing has this key. */
export const SIWE_NONCE_QUERY_KEY = 'ckSiweNonce'
/** Key of the query of the session in the page's query client. */
export const SIWE_SESSION_QUERY_KEY = 'ckSiweSession'

export type SIWESession = { address: `0x${string}`; chainId: number }

export type SIWEConfig = {
  getNonce: () => Promise<string>
  createMessage: (about: {
    nonce: string
    address: `0x${string}`
    chainId: number
  }) => Promise<string> | string
  verifyMessage: (signed: {
    message: string
    signature: string
  }) => Promise<boolean>
  getSession: () => Promise<SIWESession | null>
  signOut: () => Promise<boolean>
  enabled?: boolean
  nonceRefetchInterval?: number
  sessionRefetchInterval?: number
  signOutOnDisconnect?: boolean
  signOutOnAccountChange?: boolean
  signOutOnNetworkChange?: boolean
}

type Callbacks = {
  onSignIn?: ((session?: SIWESession) => void) | undefined
  onSignOut?: (() => void) | undefined
}

type Siwe = Pick<Authentication, 'status'> & {
  readonly session: SIWESession | undefined
  readonly signOut: () => Promise<boolean>
}
const SiweContext = /* @__PURE__ */ createContext<Siwe | undefined>(undefined)

const statuses = {
  loading: 'loading',
  authenticated: 'success',
  unauthenticated: 'ready',
} as const

/** Passes the page's sign-in to `ConnectKitProvider` below it. The page's query client has the session. */
export function SIWEProvider({
  children,
  enabled = true,
  sessionRefetchInterval = 300_000,
  onSignIn,
  onSignOut,
  getNonce,
  createMessage,
  verifyMessage,
  getSession,
  signOut: endSession,
  ...ignored
}: SIWEConfig & Callbacks & { children: ReactNode }): ReactNode {
  const { data, isPending, refetch } = useQuery({
    queryKey: [SIWE_SESSION_QUERY_KEY],
    queryFn: getSession,
    refetchInterval: sessionRefetchInterval,
    enabled,
  })
  for (const name of Object.keys(ignored)) warnOnce(name)
  const session = data ?? undefined
  const isSignedIn = session ? 'authenticated' : 'unauthenticated'
  const status = isPending ? 'loading' : isSignedIn
  const refreshed = async (isDone: boolean) => {
    await refetch()
    return isDone
  }
  const signOut = () => endSession().then(refreshed)
  const siwe = { status, session, signOut } as const
  useCallbacks(siwe, { onSignIn, onSignOut })
  const auth: Authentication = {
    ...{ status, address: session?.address, getNonce, createMessage },
    verify: (signed) => verifyMessage(signed).then(refreshed),
    signOut: async () => void (await signOut()),
  }
  return (
    <SiweContext.Provider value={siwe}>
      <AuthenticationContext.Provider value={enabled ? auth : undefined}>
        {children}
      </AuthenticationContext.Provider>
    </SiweContext.Provider>
  )
}

/** Calls the page after the visitor has signed in or out. A session that was restored is not a sign-in. */
function useCallbacks(
  siwe: Siwe | undefined,
  { onSignIn, onSignOut }: Callbacks,
) {
  const before = useRef(siwe)
  useEffect(() => {
    const was = before.current?.session
    const wasLoading = before.current?.status === 'loading'
    before.current = siwe
    if (wasLoading || !was === !siwe?.session) return
    if (siwe?.session) onSignIn?.(siwe.session)
    else onSignOut?.()
  })
}

/** Returns the sign-in. `signIn` opens the connect dialog, and does not wait for the visitor. */
export function useSIWE(callbacks: Callbacks = {}) {
  const siwe = useContext(SiweContext)
  const { open } = useWallet()
  const isSignedIn = !!siwe?.session
  useCallbacks(siwe, callbacks)
  const status = siwe ? statuses[siwe.status] : 'error'
  return {
    isSignedIn,
    data: siwe?.session,
    status,
    error: undefined,
    isRejected: false,
    isError: status === 'error',
    isLoading: status === 'loading',
    isSuccess: isSignedIn,
    isReady: !!siwe,
    reset() {},
    async signIn(): Promise<boolean> {
      await open('connect')
      return isSignedIn
    },
    signOut: async () => (await siwe?.signOut()) ?? false,
  }
}

/** The connect button, which signs in once a wallet is connected. The account dialog signs out. */
export function SIWEButton({
  showSignOutButton: _,
  ...callbacks
}: Callbacks & { showSignOutButton?: boolean }): ReactNode {
  useSIWE(callbacks)
  return <ConnectButton />
}
