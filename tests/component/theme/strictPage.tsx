// A page that allows neither styles nor untrusted scripts. It reports to the test that has opened it.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConnectButtonView } from '../../../src/button/ConnectButtonView.initial'
import { shellMessages } from '../../../src/messages/shell'
import { Avatar } from '../../../src/ui/Avatar'
import { Dialog } from '../../../src/ui/dialog/Dialog'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { openIsland } from '../../../src/ui/island/openIsland'
import { ShadowHost } from '../../../src/ui/island/ShadowHost.initial'
import { states } from '../../fixtures/states/buttonStates'

const violations: string[] = []
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.effectiveDirective} ${event.sample}`)
})

const place = document.createElement('div')
document.body.append(place)
flushSync(() =>
  createRoot(place).render(
    <ShadowHost appearance={{ theme: 'light', accent: '#663399' }}>
      <ConnectButtonView {...states.disconnected} />
    </ShadowHost>,
  ),
)

const island = openIsland({ theme: 'light' })
flushSync(() =>
  createRoot(island.root).render(
    <Dialog name="connect" layout="wide" onClose={() => undefined}>
      <DialogSkeleton
        name="connect"
        layout="wide"
        title={shellMessages.titles.connect}
        labels={shellMessages}
      />
      <Avatar address="0x1" size={74} />
    </Dialog>,
  ),
)

requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    const style = (element: Element | null | undefined) =>
      element ? getComputedStyle(element) : undefined
    const button = place.firstElementChild?.shadowRoot?.querySelector('button')
    const face = island.root.querySelector<HTMLElement>('[data-round]')
    parent.postMessage(
      {
        violations,
        accent: style(button)?.backgroundColor,
        height: style(button)?.height,
        dialog: style(island.root.querySelector('dialog'))?.width,
        avatar: style(face)?.width,
        policyHolds: isBlocked(),
        styles: document.querySelectorAll('style').length,
      },
      '*',
    )
  }),
)

/** Returns whether the policy blocks a style element. */
function isBlocked() {
  const style = document.createElement('style')
  style.textContent = 'body { --leak: 1 }'
  document.body.append(style)
  const leak = getComputedStyle(document.body).getPropertyValue('--leak')
  style.remove()
  return leak === ''
}
