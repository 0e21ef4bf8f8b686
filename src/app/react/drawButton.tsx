import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { buttonMessages } from '../../data/messages/button'
import { throwConfigError } from '../checkWhenIdle'
import type { Dock } from '../Dock'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton'
import type { CustomButtonFields } from './customAccount'
import { DockContext } from './DockContext'

/** Called with an error that was thrown while rendering. The button is then unmounted. */
type OnCrash = (error: unknown) => void

/** Renders the button into an element synchronously, on our own React. After a crash, `update` renders it again. */
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

/** Throws errors of later checks, because a mounted button has no provider that could throw them. */
function Checked({ dock }: { readonly dock: Dock }) {
  const [, fail] = useState<never>()
  useEffect(() => throwConfigError(dock, fail), [dock])
  return null
}

/** Reports the values for a host's own button whenever they change. @returns Function that stops reporting. */
export function mountCustomButton(
  dock: Dock,
  report: (fields: CustomButtonFields) => void,
  onCrash: OnCrash,
): () => void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: onCrash,
  })
  root.render(
    <DockContext value={dock}>
      <ConnectButton.Custom>
        {(fields) => <Report fields={fields} report={report} />}
      </ConnectButton.Custom>
    </DockContext>,
  )
  return () => root.unmount()
}

function Report({
  fields,
  report,
}: {
  readonly fields: CustomButtonFields
  readonly report: (fields: CustomButtonFields) => void
}) {
  useEffect(() => report(fields), [fields, report])
  return null
}

/** Replaces a crashed button by one without React, which cannot crash. @returns Function that removes it. */
export function offerRetry(
  place: Element,
  { language }: Pick<Dock, 'language'>,
  onRetry: () => void,
): () => void {
  const button = document.createElement('button')
  const { locale, dir, notLoadedShort } =
    language.get()?.button ?? buttonMessages
  Object.assign(button, {
    type: 'button',
    lang: locale,
    dir,
    textContent: notLoadedShort,
    onclick: onRetry,
  })
  button.style.minHeight = '40px'
  place.append(button)
  return () => button.remove()
}
