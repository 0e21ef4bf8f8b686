import { type ReactNode, useState } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { CrossFade } from '../../ui/dialog/CrossFade'
import { parseColor } from '../../ui/theme/contrast'
import { accentProperties } from '../../ui/theme/customProperties'
import type { Flow } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { enterStep, leaveStep } from './movements'
import * as styles from './StepPane.styles'

/** Shows a step. The previous step moves out in the direction of the navigation. */
export function StepPane({ flow, wallet, children }: StepPaneProps) {
  const { layout } = useDialog()
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
    <CrossFade
      id={key}
      enter={enterStep}
      leave={leaveStep}
      // A wallet's step uses the wallet's accent colour.
      style={accent && accentProperties(accent)}
      className={styles.pane}
      data-layout={layout}
      data-way={shown.way}
    >
      {children}
    </CrossFade>
  )
}

type StepPaneProps = {
  readonly flow: Flow
  /** The wallet of the step. */
  readonly wallet: ListedWallet | undefined
  readonly children: ReactNode
}
