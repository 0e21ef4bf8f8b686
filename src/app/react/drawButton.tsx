import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Dock } from '../Dock'
import { throwMistake } from '../throwMistake'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton'
import type { CustomButtonFields } from './customAccount'
import { DockContext } from './DockContext'

/** Hears of what was thrown while rendering. Nothing is drawn any more then. */
type OnCrash = (error: unknown) => void

/** Draws the button into an element, at once, on our own React. After a crash, `update` draws it again. */
export function drawButton(element: Element, onCrash: OnCrash) {
  const root = createRoot(element, { onUncaughtError: onCrash })
  return {
    update: (dock: Dock, props: ConnectButtonProps) =>
      flushSync(() =>
        root.render(
          <DockContext value={dock}>
            <Checked dock={dock} />
            <ConnectButton {...props} />
          </DockContext>,
        ),
      ),
    unmount: () => root.unmount(),
  }
}

/** Throws configuration errors where no provider of ours does. */
function Checked({ dock }: { readonly dock: Dock }) {
  const [, fail] = useState<never>()
  useEffect(() => throwMistake(dock, fail), [dock])
  return null
}

/** Reports what a button of the host's own is drawn from, whenever it changes. @returns stops reporting */
export function tellFields(
  dock: Dock,
  tell: (fields: CustomButtonFields) => void,
  onCrash: OnCrash,
): () => void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: onCrash,
  })
  root.render(
    <DockContext value={dock}>
      <ConnectButton.Custom>
        {(fields) => <Tell fields={fields} tell={tell} />}
      </ConnectButton.Custom>
    </DockContext>,
  )
  return () => root.unmount()
}

type TellProps = {
  readonly fields: CustomButtonFields
  readonly tell: (fields: CustomButtonFields) => void
}

function Tell({ fields, tell }: TellProps) {
  useEffect(() => tell(fields), [fields, tell])
  return null
}
