import { type ReactNode, useState } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { walletsOf } from '../../data/wallets/WalletChoice'
import { CrossFade } from '../../ui/dialog/CrossFade'
import { enterStep, leaveStep } from '../../ui/dialog/steps'
import { parseColor } from '../../ui/theme/contrast'
import { accentProperties } from '../../ui/theme/customProperties'
import { ease, steady } from '../../ui/theme/motion'
import { unseen } from '../../ui/unseen.styles'
import type { Flow } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'
import * as styles from './ConnectDialog.styles'
import { ConnectQr } from './ConnectQr'
import { ConnectStep } from './ConnectStep'
import { connectMessage, stepTitle } from './connectMessage'
import { Intro } from './Intro'
import { InstallSteps } from './install/InstallSteps'
import { WalletList, type WalletListProps } from './list/WalletList'
import { WalletTiles } from './list/WalletTiles'
import { Offer, offeredWallet } from './Offer'
import { showsCode } from './showsCode'

/**
 * The content of the connect dialog. In the wide layout, the list stays visible next to the step. In the other layouts,
 * the step replaces the list.
 * @see specification, section 2
 */
export function ConnectDialog(props: WalletListProps) {
  const { chain, device, layout, messages } = useDialog()
  const { flow, groups } = props
  const { step } = flow
  const wallet = walletsOf(groups).find(
    ({ id }) => 'walletId' in step && step.walletId === id,
  )
  const status =
    wallet &&
    step.name === 'CONNECT' &&
    !showsCode(wallet, flow, device) &&
    connectMessage(wallet, flow.attempt, messages, device, chain)
  return (
    <div className={layout === 'wide' ? styles.wide : undefined}>
      {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
      <p role="status" className={unseen}>
        {status && `${status.title}\n${status.text}`}
      </p>
      {layout === 'wide' && (
        <section className={styles.list}>
          <WalletList {...props} />
        </section>
      )}
      <StepPane flow={flow} wallet={wallet}>
        <StepView {...props} wallet={wallet} />
      </StepPane>
    </div>
  )
}

/** Shows a step. The previous step moves out in the direction of the navigation. */
function StepPane(props: {
  readonly flow: Flow
  readonly wallet: ListedWallet | undefined
  readonly children: ReactNode
}) {
  const { layout } = useDialog()
  const { step, history } = props.flow
  const key = 'walletId' in step ? `${step.name} ${step.walletId}` : step.name
  const depth = history.length
  const [shown, setShown] = useState({ key, depth, way: 'none' })
  if (shown.key !== key) {
    const way =
      depth > shown.depth ? 'forward' : depth < shown.depth ? 'back' : 'same'
    setShown({ key, depth, way })
  }
  const accent = parseColor(props.wallet?.iconAccent ?? '')
  return (
    <CrossFade
      id={key}
      enter={enterPane}
      leave={leaveStep}
      // A wallet's step uses the wallet's accent colour.
      style={accent && accentProperties(accent)}
      className={styles.pane}
      data-layout={layout}
      data-way={shown.way}
    >
      {props.children}
    </CrossFade>
  )
}

/** The view of the flow's current step. @see specification, section 4 */
function StepView(
  props: WalletListProps & { readonly wallet: ListedWallet | undefined },
) {
  const { device, layout, messages, send } = useDialog()
  const { flow, groups, wallet } = props
  const { step } = flow
  // If the wallet is no longer in the list, the first step is shown.
  const isFirst = step.name === 'NONE' || ('walletId' in step && !wallet)
  if (isFirst && layout === 'mobile') return <WalletTiles {...props} />
  if (isFirst && layout === 'compact') return <WalletList {...props} />
  const hasCode = wallet !== undefined && showsCode(wallet, flow, device)
  const offered = isFirst ? offeredWallet(groups) : undefined
  const title = isFirst
    ? undefined
    : stepTitle(step.name, wallet, messages, hasCode)
  return (
    <>
      <ViewHeader
        title={title}
        // The wallet's name is in its row and in the sentence below its mark, too.
        isTitleUnseen={layout === 'wide' && step.name === 'CONNECT' && !hasCode}
        hint={hasCode ? messages.scan.how : undefined}
        // In the wide layout, the list's title is the dialog's title.
        isPart={layout === 'wide' || !title}
        onBack={
          backTarget(flow, layout) ? () => send({ type: 'BACK' }) : undefined
        }
      />
      {offered ? (
        <Offer wallet={offered} />
      ) : isFirst || step.name === 'LEARN_COMPACT' ? (
        <Intro />
      ) : hasCode ? (
        <ConnectQr flow={flow} wallet={wallet} />
      ) : wallet && step.name === 'CONNECT' ? (
        <ConnectStep flow={flow} wallet={wallet} />
      ) : (
        <InstallSteps groups={groups} step={step} wallet={wallet} />
      )}
    </>
  )
}

/** Moves the highlight to the chosen row, and shows a step as the successor of the previous one, if there is any. */
function enterPane(pane: HTMLElement, previous?: HTMLElement): void {
  slideChoice(pane, previous !== undefined)
  if (!previous) return
  enterStep(pane, previous, keepRing(previous, pane))
}

/** Shows the mark of the same wallet at once, without a fade. @returns the mark with its ring */
function keepRing(previous: Element, pane: Element): Element | undefined {
  const [old, own] = [previous, pane].map((one) =>
    one.querySelector<HTMLElement>('[data-ring]'),
  )
  if (!old || !own || old.dataset['ring'] !== own.dataset['ring']) return
  old.style.visibility = 'hidden'
  return own
}

/** By dialog: the row that was chosen when the dialog's latest step appeared. */
const chosenRows = new WeakMap<Element, Element>()

/** Slides the highlight from the row that was chosen before to the chosen row. The rows do not move. */
function slideChoice(pane: Element, mayMove: boolean): void {
  const dialog = pane.closest('dialog')
  const row = dialog?.querySelector('[part=row][data-selected]')
  if (!dialog || !row) return
  const before = chosenRows.get(dialog)
  chosenRows.set(dialog, row)
  if (!mayMove || before === row) return
  const [from = 0, to = 0] = [before, row].map(
    (one) => one?.getBoundingClientRect().top,
  )
  for (const pseudoElement of ['::before', '::after'])
    row.animate(
      before?.isConnected
        ? { translate: [`0 ${from - to}px`, '0'] }
        : { opacity: [0, 1] },
      { pseudoElement, duration: steady, easing: ease },
    )
}
