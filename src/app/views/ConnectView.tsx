import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { groupWallets } from '../../data/wallets/groupWallets'
import { drawsOverPage, isReachedByCode } from '../../data/wallets/transports'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { thisDevice } from '../../platform/device/device'
import { whenIdle } from '../../platform/page/whenIdle'
import { mayPrefetch } from '../../platform/prefetch/prefetch'
import { steady } from '../../ui/theme/motion'
import { ConnectDialog } from '../../views/connect/ConnectDialog'
import type { Engine } from '../../wallet/engine/createEngine'
import type { Pairing } from '../../wallet/engine/walletConnect/connectByCode'
import type { Attempt } from '../../wallet/session/State'
import { attemptOf } from '../../wallet/session/selectors'
import type { ConnectViewProps, Dock, Gate } from '../Dock'
import { DialogProvider } from './DialogProvider'

export function ConnectView({ only, ...props }: ConnectViewProps) {
  const { dock, state } = props
  const wallets = dock.wallets.get()
  // The list is loaded together with this view.
  if (!wallets) throw new Error('No wallets.')
  const all = useSyncExternalStore(wallets.subscribe, wallets.getListed)
  const listed = useMemo(
    () => (only ? all.filter(({ id }) => id === only) : all),
    [all, only],
  )
  const gate = dock.parts.find((part) => part.gate)?.gate ?? noGate
  const lockedBy = useSyncExternalStore(gate.subscribe, gate.lockedBy)
  const { connect } = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = connect
  const groups = useMemo(
    () => groupWallets(listed.map((it) => withLocalName(it, browserWallet))),
    [listed, browserWallet],
  )
  const prepared = usePreparedCode(
    dock,
    // On phones, a link can open the app of a wallet that is not part of this browser.
    thisDevice().mobile &&
      listed.some((it) => isReachedByCode(it) && it.toMobileUri),
    attemptOf(state),
  )
  const prepareNear = usePreparedSdks(dock, listed)
  if (state.dialog?.name !== 'connect') return null
  const { chains, initialChain } = dock.settings
  const { flow } = state.dialog
  const switchingTo =
    flow.attempt?.type === 'asking' ? flow.attempt.switchingTo : undefined
  const { send } = dock.session
  return (
    <DialogProvider
      {...props}
      chain={chainView(
        chains,
        switchingTo ?? state.chosenChain ?? initialChain ?? chains[0].id,
      )}
      lockedBy={lockedBy}
      // A prepared code would let a tap open the wallet's app although wallets are locked.
      prepared={lockedBy ? undefined : prepared}
      onNear={prepareNear}
      send={(event) => {
        if (event.type === 'CHOOSE' && gate.lockedBy()) gate.refuse()
        else send(event)
      }}
    >
      <ConnectDialog
        flow={flow}
        groups={groups}
        more={dock.parts.map(
          ({ slots: { belowWallets: Below } = {} }, at) =>
            Below && (
              <Below
                // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
                key={at}
                dock={dock}
                only={only}
                onLocked={gate.refuse}
              />
            ),
        )}
      />
    </DialogProvider>
  )
}

/** Used if no feature decides which wallets may be chosen. */
const noGate: Gate = {
  lockedBy: () => undefined,
  subscribe: () => () => {},
  refuse() {},
}

/** Identifies the view that receives the codes. */
let latest: unknown

/**
 * Returns a pairing code that is ready before the visitor chooses a wallet, because phones open a wallet's app only
 * during the tap itself.
 * @param attempt the current attempt, which has its own code while it is pending
 */
function usePreparedCode(
  dock: Dock,
  isWanted: boolean,
  attempt: Attempt | undefined,
): Pairing | undefined {
  const [pairing, setPairing] = useState<Pairing>()
  const isIdle = isWanted && attempt?.type !== 'asking'

  useEffect(() => {
    if (!isIdle) return
    latest = setPairing
    afterOpening(() =>
      prepareEngine(dock, (engine) => {
        if (latest === setPairing) engine.prepare(setPairing)
      }),
    )
    return () => {
      setPairing(undefined)
      // The next dialog may have opened while this one faded out, and it uses the code now.
      if (latest !== setPairing) return
      latest = undefined
      // A pending attempt has taken over the code, which must stay valid when this view unmounts.
      if (attemptOf(dock.session.getState())?.type !== 'asking')
        prepareEngine(dock, (engine) => latest ?? engine.prepare(undefined))
    }
  }, [dock, isIdle])

  return pairing
}

/** Calls the engine once it has loaded. If that fails, choosing a wallet loads it again and reports the error. */
function prepareEngine(dock: Dock, prepare: (engine: Engine) => void) {
  dock.loadEngine().then(prepare, () => {})
}

/** Runs a function once a new dialog has opened. The engine's code would delay the frames of its animation. */
function afterOpening(run: () => void) {
  setTimeout(run, steady)
}

/**
 * Loads SDKs before their wallets are tapped. WalletConnect's SDK loads when the list is shown and the page is idle,
 * unless the visitor saves data. The SDK that opens a popup loads when the pointer or focus is near one of its wallets.
 * WebKit blocks a popup that opens only after a download, so a visitor who taps before the SDK has loaded must tap again.
 * @returns Function to call when the pointer or focus is near a wallet. Without hover, all wallets count as near.
 */
function usePreparedSdks(
  dock: Dock,
  listed: readonly ListedWallet[],
): (wallet: ListedWallet) => void {
  const prepare = useCallback(
    (wallet: ListedWallet) => {
      if (drawsOverPage(wallet))
        prepareEngine(dock, (it) => it.prefetchSdk(wallet))
    },
    [dock],
  )
  useEffect(() => {
    afterOpening(() => {
      if (!matchMedia('(hover:hover)').matches) listed.forEach(prepare)
      const scanned = listed.find(isReachedByCode)
      if (scanned)
        prepareEngine(dock, (it) =>
          whenIdle(() => mayPrefetch() && it.prefetchSdk(scanned)),
        )
    })
  }, [dock, listed, prepare])
  return prepare
}
