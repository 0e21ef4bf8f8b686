import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { Button } from '../../../src/ui/Button'
import { Dialog, type DialogProps } from '../../../src/ui/dialog/Dialog'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import {
  type IslandOptions,
  openIsland,
} from '../../../src/ui/island/openIsland'
import type { DialogContextValue } from '../../../src/views/DialogContext'
import { InDialog } from '../../fixtures/states/InDialog'

/** Props of the dialog, and changes of what its views share. */
export type DrawnProps = Partial<DialogProps> & {
  readonly context?: Partial<DialogContextValue> | undefined
}

export const labels = { back: 'Back', close: 'Close' }

/** Opens a dialog as the product does: in an island with its own React root. */
export function drawDialog(
  props: DrawnProps = {},
  options: IslandOptions = {},
) {
  const island = openIsland({ theme: 'light', ...options })
  const root = createRoot(island.root)
  let closings = 0
  let shown = props
  const close = (context?: DrawnProps['context']) => {
    closings += 1
    const onClosed = () =>
      queueMicrotask(() => {
        root.unmount()
        island.close()
      })
    draw({
      ...shown,
      open: false,
      onClosed,
      context: { ...shown.context, ...context },
    })
  }
  const draw = ({ context, ...next }: DrawnProps) => {
    shown = { ...next, context }
    flushSync(() =>
      root.render(
        <Dialog
          name="network"
          layout="compact"
          onClose={() => close()}
          {...next}
        >
          <InDialog layout={next.layout ?? 'compact'} {...context}>
            {next.children ?? (
              <>
                <DialogHeader
                  title="Switch network"
                  labels={labels}
                  onClose={() => close()}
                />
                <p data-testid="words">Some words to select.</p>
                <Button>First</Button>
                <Button>Last</Button>
              </>
            )}
          </InDialog>
        </Dialog>,
      ),
    )
  }
  draw(props)
  onTestFinished(() => {
    if (!closings) flushSync(() => root.unmount())
    island.host.remove()
  })
  const dialog = island.root.querySelector('dialog')
  if (!dialog) throw new Error('no dialog was drawn')
  return {
    island,
    dialog,
    draw,
    close,
    closings: () => closings,
    /** Returns the element with a test id, without its prefix. */
    get: (id: string) =>
      found(dialog.querySelector<HTMLElement>(`[data-testid=wd-${id}]`), id),
    /** Returns the button or link with a text or label. */
    button: (name: string) =>
      found(
        [...dialog.querySelectorAll<HTMLElement>('button, a')].find(
          (each) => each.textContent === name || each.ariaLabel === name,
        ),
        name,
      ),
  }
}

/** Content of a dialog with a heading and this height. */
export const tall = (height: number) => (
  <>
    <DialogHeader title="Tall" labels={labels} />
    <div style={{ height }} />
  </>
)

/** Waits until a dialog does not move any more, and returns its box. */
export async function settled(dialog: Element) {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog.getBoundingClientRect()
}

function found(element: HTMLElement | null | undefined, name: string) {
  if (!element) throw new Error(`The dialog has no ${name}.`)
  return element
}
