import { type ReactNode, useEffect, useRef, useState } from 'react'
import { asLoadFailure, type LoadFailure } from '../LoadFailure'
import type { Walletdock } from '../WalletdockModules'
import { answerTap, type Tap } from './answerTap'
import { RemoteGuard } from './RemoteGuard'
import { retryLabel, standInLabel } from './retryLabel'
import { StandIn } from './StandIn'

type Provider = Pick<Walletdock, 'WalletProvider'> &
  Partial<Pick<Walletdock, 'useWallet'>>

type Loaded<Modules> =
  | { readonly ok: true; readonly modules: Modules }
  | { readonly ok: false; readonly failure: LoadFailure }

export type WalletdockBoundaryProps<Modules extends Provider = Walletdock> = {
  /** Loads the remote, usually by `loadWalletdock`. Called on mount and on each retry. */
  readonly load: () => Promise<Loaded<Modules>>
  /** How to set Walletdock up: the props of its `WalletProvider`. */
  readonly config: Omit<Parameters<Walletdock['WalletProvider']>[0], 'children'>
  /** Label of the button that holds the place while loading. @default 'Connect wallet' */
  readonly label?: string | undefined
  /** Shown while loading. @default a button of the real one's size; pressed, it opens the dialog as soon as that is there */
  readonly placeholder?: ReactNode
  /** Shown when there is no wallet. @default a button that says so and retries */
  readonly fallback?:
    | ((failure: LoadFailure, retry: () => void) => ReactNode)
    | undefined
  /** Called with every failure. Without it, failures to load go to the console. */
  readonly onFailure?: ((failure: LoadFailure) => void) | undefined
  /** What to show once the remote is there, inside its provider. May use its hooks. */
  readonly children: (walletdock: Modules) => ReactNode
}

/**
 * Loads Walletdock, sets it up, and keeps all of its failures from the page: a placeholder while it
 * loads, a button that retries when it does not.
 *
 * Anything thrown while rendering inside is caught, the host's own parts included, since it cannot know
 * which code is at fault; it reaches `onFailure` as 'crashed', and React's own report of
 * caught errors. So put only what needs the wallet inside, and an error boundary of your own around
 * parts that should fail separately.
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
  label = standInLabel,
  placeholder,
  fallback = offerRetry,
  onFailure,
  children,
}: WalletdockBoundaryProps<Modules>): ReactNode {
  const [loaded, setLoaded] = useState<Loaded<Modules>>()
  const [tap, setTap] = useState<Tap>()
  // Hosts write these inline; a new function is no reason to load again.
  const given = useRef({ load, onFailure })
  useEffect(() => {
    given.current = { load, onFailure }
  })

  useEffect(() => {
    if (loaded) return
    let wanted = true
    // Also what `load` throws at once becomes a failure like any other.
    Promise.resolve()
      .then(given.current.load)
      .catch(
        (error: unknown): Loaded<Modules> => ({
          ok: false,
          failure: asLoadFailure(error),
        }),
      )
      .then((result) => {
        if (!wanted) return
        setLoaded(result)
        if (result.ok) return
        const report = given.current.onFailure ?? console.error
        report(result.failure)
      })
    return () => {
      wanted = false
    }
  }, [loaded])

  if (!loaded)
    return (
      placeholder ?? (
        <StandIn
          label={label}
          accent={config.accent}
          isWaiting
          isBusy={tap === 'open'}
          onClick={() => setTap('open')}
          onFocus={() => setTap((last) => last ?? 'focus')}
          onBlur={() => setTap((last) => (last === 'open' ? last : undefined))}
        />
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

/** Answers what the visitor did before the remote was there. */
function Answer({ tap, modules, onDone }: AnswerProps) {
  const wallet = modules.useWallet?.()
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button is drawn into its shadow root after this.
    const frame = requestAnimationFrame(() => {
      if (!answerTap(tap, mark.current?.parentElement, wallet)) onDone()
    })
    return () => cancelAnimationFrame(frame)
  })
  return <i hidden ref={mark} />
}

type AnswerProps = {
  readonly tap: Tap
  readonly modules: Provider
  readonly onDone: () => void
}

/** Runs the render prop below the guard and the provider, so that it may throw and use hooks. */
function Inside<Modules>({
  modules,
  children,
}: {
  readonly modules: Modules
  readonly children: (walletdock: Modules) => ReactNode
}): ReactNode {
  return children(modules)
}

function offerRetry(failure: LoadFailure, retry: () => void): ReactNode {
  return <StandIn label={retryLabel(failure)} onClick={retry} />
}
