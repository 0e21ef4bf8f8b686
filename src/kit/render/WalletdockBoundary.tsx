import react, {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import jsxRuntime from 'react/jsx-runtime'
import reactDom, { flushSync } from 'react-dom'
import reactDomClient from 'react-dom/client'
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { HostReact } from '../fit/offers'
import { asLoadFailure, type LoadFailure } from '../LoadFailure'
import { pageState } from '../pageState'
import { useAccountCookie } from './accountCookie'
import { answerTap, type Tap } from './answerTap'
import { loadRetryLabel, standInLabel } from './drawStandIn'
import { RemoteGuard } from './RemoteGuard'
import { StandIn } from './StandIn'
import { labelOf, standInAccount, standInPicture } from './standInAccount'
import { useEarlyAccount, useIsAlive } from './useEarlyAccount'

// Use default imports, because with every bundler a default import is the module itself.
export const hostReact: HostReact = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
}

type Provider = Pick<Walletdock, 'WalletProvider'> &
  Partial<Pick<Walletdock, 'useWallet'>>

type Loaded<Modules> =
  | { readonly ok: true; readonly modules: Modules }
  | { readonly ok: false; readonly failure: LoadFailure }

export type WalletdockBoundaryProps<Modules extends Provider = Walletdock> = {
  /** Loads the remote, usually with `loadWalletdock`. Called on mount and on each retry. */
  readonly load: () => Promise<Loaded<Modules>>
  /** Configuration of Walletdock: the props of its `WalletProvider`. */
  readonly config: Omit<Parameters<Walletdock['WalletProvider']>[0], 'children'>
  /**
   * Value of the page's cookie `walletdock`, as the server received it, or an empty string. The server's HTML then shows
   * the account of a visitor who is connected. The kit stores the account in that cookie.
   * @default without a cookie, because it sends the visitor's address with each request to the page's server
   */
  readonly accountCookie?: string | undefined
  /**
   * Label of the placeholder button while Walletdock loads. Connected visitors see their address instead.
   * @default 'Connect wallet'
   */
  readonly label?: string | undefined
  /**
   * Content to show while Walletdock loads.
   * @default a button with the size of the real one. If it is pressed, the dialog opens as soon as Walletdock has
   * loaded
   */
  readonly placeholder?: ReactNode
  /** Returns the content to show after a failure. @default a button that retries */
  readonly fallback?:
    | ((failure: LoadFailure, retry: () => void) => ReactNode)
    | undefined
  /** Called with every failure. Without it, load failures are logged to the console. */
  readonly onFailure?: ((failure: LoadFailure) => void) | undefined
  /** Returns the content to show once the remote has loaded, inside its provider. May use its hooks. */
  readonly children: (walletdock: Modules) => ReactNode
}

/** `useLayoutEffect`, except on servers, where React 18 warns about it. */
const useCommitEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Loads and configures Walletdock, and protects the page from its failures. Shows a placeholder while Walletdock loads,
 * and a button that retries if loading fails.
 *
 * The boundary catches all errors that are thrown while its children render, including errors of the host's own
 * components, because it cannot know which code caused them. It reports them to `onFailure` as 'crashed', and React
 * reports them as caught errors. So only put components inside that need the wallet, and add your own error boundary
 * around parts that should fail separately.
 *
 * @example
 * const load = () => loadWalletdock({ url: 'https://wallet.example' })
 * <WalletdockBoundary load={load} config={{ appName: 'Shop', projectId: '…' }}>
 *   {({ ConnectButton }) => <ConnectButton />}
 * </WalletdockBoundary>
 */
export function WalletdockBoundary<Modules extends Provider = Walletdock>({
  load,
  config,
  accountCookie,
  label = standInLabel,
  placeholder,
  fallback = drawRetry,
  onFailure,
  children,
}: WalletdockBoundaryProps<Modules>): ReactNode {
  const [loaded, setLoaded] = useState(
    // In a test with a remote in memory, the first render has it.
    () => pageState().double?.(hostReact) as Loaded<Modules> | undefined,
  )
  const [tap, setTap] = useState<Tap>()
  // Hosts write these functions inline, so they change with every render. A new function must not start a new load.
  const latestProps = useRef({ config, load, onFailure })
  useCommitEffect(() => {
    latestProps.current = { config, load, onFailure }
  })

  // Start the load before the browser paints the placeholder, so that it downloads the first file meanwhile.
  useCommitEffect(() => {
    if (loaded) return
    let isCurrent = true
    // Call `load` in a promise chain, so that an error that it throws synchronously becomes a failure, too.
    Promise.resolve()
      .then(latestProps.current.load)
      .catch((error: unknown) => ({
        ok: false as const,
        failure: asLoadFailure(error),
      }))
      .then((result) => {
        if (!isCurrent) return
        const show = () => setLoaded(result)
        // The effects of this render show the account. They must run before the next frame is painted. Other visitors
        // need not wait for them.
        if (standInAccount(latestProps.current.config)) flushSync(show)
        else show()
        if (result.ok) return
        const report = latestProps.current.onFailure ?? console.error
        report(result.failure)
      })
    return () => {
      isCurrent = false
    }
  }, [loaded])

  useAccountCookie(accountCookie !== undefined, latestProps)
  if (!loaded)
    return (
      placeholder ?? (
        <Waiting {...{ config, accountCookie, label, tap }} onTap={setTap} />
      )
    )
  if (!loaded.ok)
    return fallback(loaded.failure, () => {
      setTap(undefined)
      setLoaded(undefined)
    })
  const { modules } = loaded
  return (
    <RemoteGuard fallback={fallback} onFailure={onFailure}>
      <modules.WalletProvider {...config}>
        <Inside modules={modules}>{children}</Inside>
        {tap && (
          <Answer
            tap={tap}
            modules={modules}
            onDone={() => setTap(undefined)}
          />
        )}
      </modules.WalletProvider>
    </RemoteGuard>
  )
}

/** Renders the stand-in while the remote loads. Connected visitors see their account. */
function Waiting({
  config,
  accountCookie,
  label,
  tap,
  onTap,
}: Pick<WalletdockBoundaryProps, 'config' | 'accountCookie'> & {
  readonly label: string
  readonly tap: Tap | undefined
  readonly onTap: Dispatch<SetStateAction<Tap | undefined>>
}) {
  const [early] = useEarlyAccount(config, accountCookie)
  const account = labelOf(config, early)
  // A server has no picture, and React compares the first render with the server's HTML.
  const isAlive = useIsAlive()
  const picture = useMemo(
    () => (account && isAlive ? standInPicture(config) : undefined),
    [account, isAlive, config],
  )
  return (
    <StandIn
      picture={picture}
      onPress={onTap}
      label={account ?? label}
      width={early?.width}
      accent={account ? '' : config.accent}
      isWaiting
      isBusy={tap === 'open' || tap === 'account'}
      onClick={() => onTap(account ? 'account' : 'open')}
      onFocus={() => onTap((last) => last ?? 'focus')}
      onBlur={() => onTap((last) => (last === 'focus' ? undefined : last))}
    />
  )
}

/** Handles the visitor's action on the stand-in, once the remote has loaded. */
function Answer({
  tap,
  modules,
  onDone,
}: {
  readonly tap: Tap
  readonly modules: Provider
  readonly onDone: () => void
}) {
  const wallet = modules.useWallet?.()
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // Wait for the next frame, because the button renders into its shadow root after this effect.
    const frame = requestAnimationFrame(() => {
      if (!answerTap(tap, mark.current?.parentElement, wallet)) onDone()
    })
    return () => cancelAnimationFrame(frame)
  })
  return <i hidden ref={mark} />
}

/** Calls the render prop inside the guard and the provider, so that it may throw and use hooks. */
function Inside<Modules>({
  modules,
  children,
}: {
  readonly modules: Modules
  readonly children: (walletdock: Modules) => ReactNode
}): ReactNode {
  return children(modules)
}

function drawRetry(failure: LoadFailure, retry: () => void): ReactNode {
  return <StandIn label={loadRetryLabel(failure)} onClick={retry} />
}
