import { Activity, memo, useState, useSyncExternalStore } from 'react'
import { type ShellMessages, shellMessages } from '../../data/messages/shell'
import { drawsOverPage } from '../../data/wallets/transports'
import { Dialog } from '../../ui/dialog/Dialog'
import {
  DialogSkeleton,
  type DialogSkeletonProps,
} from '../../ui/dialog/DialogSkeleton'
import { NotLoaded, ViewBoundary } from '../../ui/dialog/NotLoaded'
import { type OnDemand, useOnDemand } from '../../ui/onDemand'
import type { Session } from '../../wallet/session/createSession'
import { openDialog } from '../../wallet/session/reduce'
import type { DialogName, State } from '../../wallet/session/State'
import { attemptOf, statusOf } from '../../wallet/session/selectors'
import type { Dock, Feature, View, ViewProps } from '../Dock'
import type { Language } from '../language'
import { lookForWallet } from './lookForWallet'
import { keyOf, useShown } from './useShown'
import type { WalletOverlay } from './walletOverlay'

/**
 * The open dialog. Shows its shell at once, and its view as soon as the view has loaded. While no dialog is open,
 * renders the dialog that a button would open, as far as its code has loaded, but hides it. A tap then only has to show
 * it. When the dialog closes, or is replaced, it keeps its last state while it fades out. It does not open again.
 */
export function Dialogs({ dock, others, overlay, onClosed }: DialogsProps) {
  const { language, session } = dock
  const [watch] = useState(() => watchSession(session))
  const state = useSyncExternalStore(watch, session.getState)
  const texts = useSyncExternalStore(language.subscribe, language.get)
  const layout = useSyncExternalStore(watchWindow, dock.getLayout)
  const isOverlaid = useSyncExternalStore(overlay.subscribe, overlay.get)
  const { phase, ...last } = useShown({ isOverlaid, layout, state })
  const isConnected = statusOf(last.state) === 'connected'
  const shown =
    phase === 'hidden'
      ? openDialog(last.state, isConnected ? 'account' : 'connect')
      : last.state
  const { dialog } = shown
  if (!dialog) return null
  const step = stepOf(shown)
  const other = others.find(({ isShown }) => isShown(shown))
  const alone =
    dialog.name === 'connect' && dialog.layout && dock.button.get()?.connect
  const title = other?.title ?? dialog.name
  const view = other?.view ?? (alone || dock.views[dialog.name])
  // The view of a feature has a single task, so it does not need a second column.
  const usedLayout = other && last.layout === 'wide' ? 'compact' : last.layout
  // The list does not show the account that has connected. A wallet's step and a feature's view do.
  const showsAccount =
    last.hasConnected && (other ?? step?.startsWith('CONNECT'))
  const element = (
    <Dialog
      key={keyOf(shown)}
      name={dialog.name}
      layout={usedLayout}
      step={other?.title ?? step}
      modal={!last.isOverlaid && !isDrawnOver(dock, shown)}
      below={last.isOverlaid}
      open={phase !== 'closing'}
      // A wallet has answered before its step was shown. A fade of the list would delay the account.
      atOnce={last.hasConnected && !showsAccount}
      onClose={() => session.send({ type: 'CLOSE' })}
      onClosed={onClosed}
    >
      <ViewOf
        key={alone ? 'alone' : title}
        dock={dock}
        state={shown}
        layout={usedLayout}
        connected={showsAccount ? state.connection.account : undefined}
        name={dialog.name}
        texts={texts}
        title={title}
        view={view}
      />
    </Dialog>
  )
  // `Activity` is missing if the page's React is older than 19.2.
  if (!Activity) return phase === 'hidden' ? null : element
  return phase !== 'hidden' || view.get() ? (
    <Activity mode={phase === 'hidden' ? 'hidden' : 'visible'}>
      {element}
    </Activity>
  ) : null
}

type DialogsProps = {
  readonly dock: Dock
  /** Elements that a wallet renders into the page during its prompt. */
  readonly overlay: WalletOverlay
  /** The views of features that replace the views of dialogs. */
  readonly others: readonly (NonNullable<Feature['dialog']> & {
    readonly view: OnDemand<View>
  })[]
  /** Called when the dialog has closed and faded out. */
  readonly onClosed: () => void
}

/** Renders only if its props change, which include the texts, so that a closing dialog does not delay the button. */
const ViewOf = memo(({ name, texts, title, view, ...props }: ViewOfProps) => {
  const { value: Shown, failed, retry } = useOnDemand(view)
  const messages = texts?.shell ?? shellMessages
  const shell = {
    name,
    layout: props.layout,
    title: messages.titles[title],
    labels: messages,
    onClose: () => props.dock.session.send({ type: 'CLOSE' }),
  }
  const notLoaded = (again: () => void) => (
    <NotLoaded
      {...shell}
      text={messages.notLoaded}
      retry={messages.retry}
      onRetry={again}
    />
  )
  if (failed) return notLoaded(retry)
  // A stored account has enough data for a button, but not for a dialog.
  if (!Shown || props.state.connection.type === 'reconnecting')
    return <LoadingView {...shell} dock={props.dock} />
  return (
    <ViewBoundary fallback={notLoaded}>
      <Shown {...props} />
    </ViewBoundary>
  )
})

type ViewOfProps = ViewProps & {
  readonly name: DialogName
  readonly texts: Language | undefined
  readonly title: keyof ShellMessages['titles']
  readonly view: OnDemand<View>
}

/** Renders the skeleton of a dialog, which has about the height of the dialog's view. */
function LoadingView({
  dock,
  ...shell
}: DialogSkeletonProps & { readonly dock: Dock }) {
  const [offers] = useState(lookForWallet)
  const { accountActions = [], chains, ...settings } = dock.settings
  const explains = settings.learnMoreUrl !== undefined
  const more =
    Math.ceil(accountActions.length / 2) *
      (shell.layout === 'mobile' ? 52 : 48) +
    (settings.fiatValue ? 18 : 0) +
    (settings.tokens ? 105 : 0) +
    (settings.showRecentTransactions ? 81 : 0)
  return (
    <DialogSkeleton
      {...shell}
      {...{ offers, explains, more }}
      rows={chains.length}
    />
  )
}

/** After a failure, the wallet's elements stay on the page, with their own retry button. */
function isDrawnOver({ wallets }: Dock, state: State) {
  const id = attemptOf(state)?.walletId
  const wallet = id === undefined ? undefined : wallets.get()?.find(id)
  return wallet !== undefined && drawsOverPage(wallet)
}

/** The same step of a different wallet counts as a different step, so that its heading receives the focus. */
function stepOf({ dialog }: State) {
  if (dialog?.name !== 'connect') return dialog?.name
  const { step } = dialog.flow
  return 'walletId' in step ? `${step.name} ${step.walletId}` : step.name
}

/** Delays a pending attempt by one frame. Wallets that know the page have often answered by then. */
function watchSession({ getState, subscribe }: Session) {
  let latestAttempt: number | undefined
  return (listener: () => void) =>
    subscribe(() => {
      const attempt = attemptOf(getState())
      const isFirst =
        attempt?.type === 'asking' && attempt.number !== latestAttempt
      latestAttempt = attempt?.number
      // In a background tab, browsers do not call `requestAnimationFrame` listeners.
      if (isFirst && !document.hidden) requestAnimationFrame(listener)
      else listener()
    })
}

function watchWindow(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
