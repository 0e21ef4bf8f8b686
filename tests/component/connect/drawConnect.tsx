import type { DialogProps } from '../../../src/ui/dialog/Dialog'
import type { Theme } from '../../../src/ui/theme/Appearance'
import { ConnectDialog } from '../../../src/views/connect/ConnectDialog'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { Flow } from '../../../src/wallet/session/State'
import { connectProps } from '../../fixtures/states/connectProps'
import type { ConnectSceneProps } from '../../fixtures/states/InDialog'
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
  changes: Partial<ConnectSceneProps> = {},
  theme: Theme = 'light',
  shell: Pick<DialogProps, 'below' | 'modal'> = {},
) {
  const events: unknown[] = []
  const shellOf = (next?: Flow) => {
    const { flow, groups, more, ...context } = {
      ...connectProps(layout, next),
      send: (event: VisitorEvent) => void events.push(named(event)),
      ...changes,
    }
    return {
      ...shell,
      name: 'connect' as const,
      layout,
      step: flow.step.name,
      context,
      children: <ConnectDialog flow={flow} groups={groups} more={more} />,
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
      const { style } = drawn.island.host
      style.setProperty('--walletdock-motion', 'reduced')
      cross(next)
      style.removeProperty('--walletdock-motion')
    },
  }
}
