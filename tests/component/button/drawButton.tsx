import { StrictMode } from 'react'
import { ConnectButtonView } from '../../../src/button/ConnectButtonView'
import type { DrawnButtonProps } from '../../../src/button/ConnectButtonViewProps'
import type { Theme } from '../../../src/theme/Appearance'
import { ShadowHost } from '../../../src/ui/island/ShadowHost'
import { render } from '../../fixtures/pages/render'

/** Draws the button as the product does, in a shadow root of its own. */
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
  // The connected state is fetched when it is needed: only its first test waits.
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
