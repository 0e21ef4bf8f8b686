import { useSyncExternalStore } from 'react'
import { buttonMessages } from '../messages/button'
import type { DialogName, State } from '../session/State'
import { Dialog } from '../ui/Dialog'
import { DialogSkeleton } from '../ui/DialogSkeleton'
import { NotLoaded } from '../ui/NotLoaded'
import { useArrival } from '../ui/useArrival'
import type { Dock } from './Dock'
import { ViewBoundary } from './ViewBoundary'
import type { ViewProps } from './views'

/** The dialog that is open: its shell at once, its view as soon as that has arrived. */
export function Dialogs({ dock }: { readonly dock: Dock }) {
  const { session } = dock
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const layout = useSyncExternalStore(watchWindow, dock.getLayout)
  const { dialog } = state
  if (!dialog) return null
  return (
    <Dialog
      key={dialog.name}
      name={dialog.name}
      layout={layout}
      step={stepOf(state)}
      onClose={() => session.send({ type: 'CLOSE' })}
    >
      <View dock={dock} state={state} layout={layout} name={dialog.name} />
    </Dialog>
  )
}

function View({ name, ...props }: ViewProps & { readonly name: DialogName }) {
  const { value: Shown, failed, retry } = useArrival(props.dock.views[name])
  const messages = props.dock.language.get()?.button ?? buttonMessages
  const shell = {
    name,
    layout: props.layout,
    title: messages.titles[name],
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
  if (!Shown) return <DialogSkeleton {...shell} />
  return (
    <ViewBoundary fallback={notLoaded}>
      <Shown {...props} />
    </ViewBoundary>
  )
}

/** Another wallet's page is another step: its heading takes the focus. */
function stepOf({ dialog }: State) {
  if (dialog?.name !== 'connect') return undefined
  const { page } = dialog.flow
  return 'walletId' in page ? `${page.step} ${page.walletId}` : page.step
}

function watchWindow(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
