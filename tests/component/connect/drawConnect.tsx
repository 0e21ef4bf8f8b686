import type { DialogProps } from '../../../src/ui/dialog/Dialog'
import type { Theme } from '../../../src/ui/theme/Appearance'
import { ConnectDialog } from '../../../src/views/connect/ConnectDialog'
import type { ConnectDialogProps } from '../../../src/views/connect/ConnectDialogProps'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { Flow } from '../../../src/wallet/session/State'
import { connectProps } from '../../fixtures/states/connectProps'
import { drawDialog } from '../ui/drawDialog'

/** Returns an event with the id of its wallet instead of all its data. */
const named = (event: VisitorEvent) =>
  'wallet' in event && typeof event.wallet === 'object'
    ? { ...event, wallet: event.wallet.id }
    : event

/** Renders the connect dialog in its shell, and records its events. */
export function drawConnect(
  layout: Layout,
  flow?: Flow,
  changes: Partial<ConnectDialogProps> = {},
  theme: Theme = 'light',
  shell: Pick<DialogProps, 'below' | 'modal'> = {},
) {
  const events: unknown[] = []
  const shellOf = (next?: Flow) => {
    const props = { ...connectProps(layout, next), ...changes }
    const { step } = props.flow
    return {
      ...shell,
      name: 'connect' as const,
      layout,
      step: step.name,
      children: (
        <ConnectDialog {...props} send={(event) => events.push(named(event))} />
      ),
    }
  }
  const drawn = drawDialog(shellOf(flow), { theme })
  const cross = (next: Flow) => drawn.draw(shellOf(next))
  return {
    ...drawn,
    events,
    /** Shows a step while its predecessor fades out. */
    cross,
    /** Shows a step without the transition. */
    show(next: Flow) {
      cross(next)
      for (const one of drawn.dialog.querySelectorAll('[data-way][inert]'))
        one.remove()
    },
  }
}
