import { type ReactNode, useState } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { parseColor } from '../../ui/theme/contrast'
import { accentProperties } from '../../ui/theme/customProperties'
import type { Layout } from '../../wallet/session/Facts'
import type { Flow } from '../../wallet/session/State'
import { moving } from './moving'
import * as styles from './StepPane.styles'

/** Shows a step. The previous step moves out in the direction of the navigation. */
export function StepPane({ flow, layout, wallet, children }: StepPaneProps) {
  const { step, history } = flow
  const key = 'walletId' in step ? `${step.name} ${step.walletId}` : step.name
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
      // A wallet's step uses the wallet's accent colour.
      style={accent && accentProperties(accent)}
      className={styles.pane}
      data-layout={layout}
      data-way={shown.way}
    >
      {children}
    </section>
  )
}

/** React calls the returned function before it removes the pane. */
function watchPane(pane: HTMLElement) {
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    pane
      .closest('dialog')
      ?.addEventListener(sign, prefetchAnimations, { once: true })
  moving.get()?.arrive(pane)
  return () => moving.get()?.leave(pane)
}

function prefetchAnimations() {
  // If the animations fail to load, steps change without them.
  moving.load().catch(() => {})
}

type StepPaneProps = {
  readonly flow: Flow
  readonly layout: Layout
  /** The wallet of the step. */
  readonly wallet: ListedWallet | undefined
  readonly children: ReactNode
}
