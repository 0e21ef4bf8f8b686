import { type ReactNode, useState } from 'react'
import type { Layout } from '../session/Facts'
import type { Flow } from '../session/State'
import { accentProperties } from '../theme/accentProperties'
import { parseColor } from '../theme/contrast'
import type { ListedWallet } from '../wallets/Wallet'
import * as styles from './StepPane.styles'

/** Lets a new step come from where it lies: forwards from the end, back from the start. */
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
      // A wallet's page has the wallet's colour.
      data-accent={accent && ''}
      style={accent && accentProperties(accent)}
      className={styles.pane}
      data-layout={layout}
      data-way={shown.way}
    >
      {children}
    </section>
  )
}

type StepPaneProps = {
  readonly flow: Flow
  readonly layout: Layout
  /** The wallet that the step is about. */
  readonly wallet: ListedWallet | undefined
  readonly children: ReactNode
}
