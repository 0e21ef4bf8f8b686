import { StrictMode } from 'react'
import { ConnectButtonView } from '../../../src/button/ConnectButtonView.initial'
import type { DrawnButtonProps } from '../../../src/button/ConnectButtonViewProps'
import type { Theme } from '../../../src/theme/Appearance'
import { ShadowHost } from '../../../src/ui/island/ShadowHost.initial'
import { render } from '../../fixtures/pages/render'

/** Renders the button in a shadow root, as the product does. */
export async function drawButton(
  props: DrawnButtonProps,
  theme: Theme = 'light',
) {
  const appearance = { theme }
  const node = (next: DrawnButtonProps) => (
    <StrictMode>
      <ShadowHost appearance={appearance}>
        <ConnectButtonView {...next} />
      </ShadowHost>
    </StrictMode>
  )
  // Load the connected state first, so that only the first test waits for it.
  await import('../../../src/button/Connected')
  const { container, rerender } = render(node(props))
  const host = container.querySelector('span')
  if (!host?.shadowRoot) throw new Error('the button has no shadow root')
  return {
    host,
    root: host.shadowRoot,
    draw: (next: DrawnButtonProps) => rerender(node(next)),
  }
}
