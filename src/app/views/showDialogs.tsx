import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { buttonMessages } from '../../data/messages/button'
import { reportInternalError } from '../../errors/reportInternalError'
import { afterPaint } from '../../platform/page/whenIdle'
import { mayPrefetch } from '../../platform/prefetch/prefetch'
import {
  loadOpenedApp,
  removeOpenedApp,
} from '../../platform/storage/openedApp'
import { whenAborted } from '../../platform/whenAborted'
import { focusedElement } from '../../ui/dialog/focus'
import { openIsland } from '../../ui/island/openIsland'
import { onDemand } from '../../ui/onDemand'
import type { DialogName } from '../../wallet/session/State'
import type { Dock, Shell } from '../Dock'
import { isWanted, joinPart } from '../joinPart'
import { announceConnected } from './announceConnected'
import { closeWith } from './closeWith'
import { Dialogs } from './Dialogs'
import { keyOf } from './useShown'
import { watchForWallet } from './walletOverlay'
import { watchFailedSwitch } from './watchFailedSwitch'

/** Shows the dialogs in a separate React root, so that their errors and events do not reach the host's tree. */
export function showDialogs(dock: Dock): Shell {
  whenAborted(dock.ended, () => {
    dock.session.send({ type: 'DISMISS' })
    dock.session.send({ type: 'CLOSE' })
  })
  /** A hidden dialog that is rendered already. */
  let prepared: RenderedDialog | undefined
  let open: { readonly key: DialogName; close(): void } | undefined
  const overlay = watchForWallet(dock)
  const others = dock.features.flatMap((feature) => {
    const { dialog } = feature
    if (!dialog) return []
    const view = onDemand(
      async () => (await joinPart(dock, dialog.load)).slots.dialog,
    )
    return [{ ...dialog, view, isWanted: () => isWanted(dock, feature) }]
  })
  const draw = () => renderDialog({ dock, others, overlay })
  const update = () => {
    const key = keyOf(dock.session.getState())
    if (key === open?.key) return
    open?.close()
    if (!key) {
      open = undefined
      // The next dialog is often another one, such as the account of the wallet that has just connected.
      if (mayPrefetch()) afterPaint(() => dock.ended.aborted || dock.prepare())
      return
    }
    open = { key, close: show(dock, prepared ?? draw()) }
    prepared = undefined
    for (const { view } of others.filter((it) => it.isWanted())) {
      // Ignore errors here. When the view is shown, it is loaded again, and its errors are reported.
      view.load().catch(() => {})
    }
  }
  update()
  dock.session.subscribe(update)
  watchFailedSwitch(dock)
  announceConnected(dock)
  // Continues the attempt of a visitor who returns from a wallet's app. This works without a tap, because phones load
  // the dialogs before the first tap.
  returnFromApp(dock).catch(reportInternalError)
  return {
    prerender() {
      if (open || dock.ended.aborted) return
      if (prepared) prepared.render()
      else prepared = draw()
    },
    buttonRemoved: closeWith(dock),
  }
}

/** A dialog in a root that may not be attached to the page yet. */
type RenderedDialog = {
  readonly place: Element
  render(): void
  remove(): void
  /** Set when the dialog is on the page. */
  removeIsland?: () => void
}

function renderDialog(
  props: Omit<ComponentProps<typeof Dialogs>, 'onClosed'>,
): RenderedDialog {
  const { ended } = props.dock
  const place = document.createElement('div')
  const root = createRoot(place)
  const rendered: RenderedDialog = {
    place,
    render: () =>
      root.render(<Dialogs {...props} onClosed={rendered.remove} />),
    remove() {
      ended.removeEventListener('abort', rendered.remove)
      // React calls this while it renders.
      queueMicrotask(() => {
        root.unmount()
        rendered.removeIsland?.()
      })
    },
  }
  ended.addEventListener('abort', rendered.remove)
  rendered.render()
  return rendered
}

/** Attaches a dialog to the page. @returns Function to call when the dialog closes */
function show(dock: Dock, rendered: RenderedDialog): () => void {
  const { language, live } = dock
  const { place } = rendered
  const currentLook = () => {
    const { locale: lang, dir } = language.get()?.button ?? buttonMessages
    return { ...live.get(), lang, dir }
  }
  const island = openIsland({ ...currentLook(), like: focusedElement() })
  const follow = () => island.update(currentLook())
  const stops = [live.subscribe(follow), language.subscribe(follow)]
  island.root.append(place)
  rendered.removeIsland = island.close
  // The session may change while the host's React renders, and roots must not be changed then.
  queueMicrotask(() => flushSync(rendered.render))
  dock.prepare()
  return () => {
    for (const stop of stops) stop()
    // Without `flushSync`, the dialog would still have the focus when a toast opens.
    queueMicrotask(() => {
      // A dialog that has not opened yet does not fade out. React may have closed the dialog already.
      if (place.querySelector('dialog:is([open],[popover])'))
        flushSync(rendered.render)
      else rendered.remove()
    })
  }
}

/** Continues the attempt if the browser discarded the page while the visitor was in a wallet's app. */
async function returnFromApp({ session, views, wallets }: Dock): Promise<void> {
  const openedApp = loadOpenedApp()
  if (!openedApp) return removeOpenedApp()
  await views.connect.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  const wallet = wallets.get()?.find(openedApp.walletId)
  if (wallet) session.send({ type: 'CHOOSE', wallet })
}
