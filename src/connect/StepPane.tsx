import { type ReactNode, useState } from 'react'
import type { Layout } from '../session/Facts'
import type { Flow } from '../session/State'
import { parseColor } from '../theme/contrast'
import { accentProperties } from '../theme/customProperties'
import type { ListedWallet } from '../wallets/Wallet'
import { moving } from './moving'
import * as styles from './StepPane.styles'

/** Lets a new step take the place of the one before, which leaves the way the step goes. */
export function StepPane({ flow, layout, wallet, children }: StepPaneProps) {
  const { page, history } = flow
  const key = 'walletId' in page ? `${page.step} ${page.walletId}` : page.step
  const depth = history.length
  const [shown, setShown] = useState({ key, depth, way: 'none' })
  if (shown.key !== key) {
    const way =
      depth > shown.depth ? 'forward' : depth < shown.depth ? 'back' : 'same'
    setShown({ key, depth, way })
  }
  const accent = parseColor(wallet?.iconAccent ?? '')
  return (
    <section
      key={key}
      ref={watchPane}
      // A wallet's page has the wallet's colour.
      style={accent && accentProperties(accent)}
      className={styles.pane}
      data-layout={layout}
      data-way={shown.way}
    >
      {children}
    </section>
  )
}

/** React calls what this returns while the pane still stands. */
function watchPane(pane: HTMLElement) {
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    pane.closest('dialog')?.addEventListener(sign, comeNear, { once: true })
  moving.get()?.arrive(pane)
  return () => moving.get()?.leave(pane)
}

function comeNear() {
  // Without it, steps are as good, and less smooth.
  moving.load().catch(() => {})
}

type StepPaneProps = {
  readonly flow: Flow
  readonly layout: Layout
  /** The wallet that the step is about. */
  readonly wallet: ListedWallet | undefined
  readonly children: ReactNode
}
