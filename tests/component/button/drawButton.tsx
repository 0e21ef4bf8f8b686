import { StrictMode } from 'react'
import { ShadowHost } from '../../../src/ui/island/ShadowHost'
import type { Theme } from '../../../src/ui/theme/Appearance'
import { ConnectButtonView } from '../../../src/views/button/ConnectButtonView'
import type { DrawnButtonProps } from '../../../src/views/button/ConnectButtonViewProps'
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
  await import('../../../src/views/button/Connected')
  const { container, rerender } = render(node(props))
  const host = container.querySelector('span')
  if (!host?.shadowRoot) throw new Error('the button has no shadow root')
  return {
    host,
    root: host.shadowRoot,
    draw: (next: DrawnButtonProps) => rerender(node(next)),
  }
}
