import { type ReactNode, useState } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { CrossFade, coming, leaving } from '../../ui/dialog/CrossFade'
import { parseColor } from '../../ui/theme/contrast'
import { accentProperties } from '../../ui/theme/customProperties'
import { ease, quick, steady } from '../../ui/theme/motion'
import { unseen } from '../../ui/unseen.styles'
import type { Flow } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'
import * as styles from './ConnectDialog.styles'
import { ConnectQr } from './ConnectQr'
import { ConnectStep } from './ConnectStep'
import { connectMessage } from './connectMessage'
import { InstallStepsOnDemand } from './InstallStepsOnDemand'
import { Intro } from './Intro'
import { WalletList, type WalletListProps } from './list/WalletList'
import { WalletTiles } from './list/WalletTiles'
import { Offer, offeredWallet } from './Offer'
import { showsCode } from './showsCode'
import { stepTitle } from './stepTitle'

/**
 * The content of the connect dialog. In the wide layout, the list stays visible next to the step. In the other layouts,
 * the step replaces the list.
 * @see specification, section 2
 */
export function ConnectDialog(props: WalletListProps) {
  const { chain, device, layout, messages } = useDialog()
  const { flow, groups } = props
  const { step } = flow
  const wallet = groups
    .flatMap(({ wallets }) => wallets)
    .find(({ id }) => 'walletId' in step && step.walletId === id)
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
      enter={enterStep}
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
        <InstallStepsOnDemand groups={groups} step={step} wallet={wallet} />
      )}
    </>
  )
}

/** How far the content of the old pane and the title of the new pane move, in CSS pixels. */
const aside = 16
const up = 4

/**
 * Fades a pane in at its final position, so that it can be pressed at once. The header itself does not move, except with
 * the edge of a sheet. The previous pane moves to the start if the step goes forward, and to the end if it goes back.
 */
function enterStep(pane: HTMLElement, previous?: HTMLElement): void {
  slideChoice(pane, previous !== undefined)
  if (!previous) return
  const { layout, way } = pane.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = pane.matches(':dir(rtl)') ? -side : side
  const old = partsOf(previous)
  const own = partsOf(pane)
  for (const one of old.below)
    one.animate({ translate: `${toRight * aside}px` }, leaving)

  // Buttons that both headers have do not move.
  const isNew = (one: Element) =>
    !old.controls.some((other) => other.part.value === one.part.value)
  for (const one of [...own.controls.filter(isNew), ...own.below])
    one.animate({ opacity: [0, 1] }, coming)
  own.words?.animate({ opacity: [0, 1], translate: [`0 ${up}px`, '0'] }, coming)
  if (layout !== 'mobile') return
  const below = Number(previous.dataset['height']) - heightAround(pane)
  for (const one of own.below)
    one.animate(
      { translate: [`0 ${below}px`, '0'] },
      { duration: steady, easing: ease },
    )
}

/** Puts a pane above the header of the next one, which is opaque and has the same buttons. */
function leaveStep(pane: HTMLElement): void {
  const { controls, header } = partsOf(pane)
  pane.dataset['height'] = `${heightAround(pane)}`
  pane.style.zIndex = '2'
  if (header instanceof HTMLElement) header.style.background = 'none'
  for (const one of controls) one.style.visibility = 'hidden'
}

const heightAround = (pane: Element) =>
  pane.closest('dialog')?.getBoundingClientRect().height ?? 0

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
  const ground = { pseudoElement: '::before', easing: ease }
  if (!before?.isConnected) {
    row.animate({ opacity: [0, 1] }, { ...ground, duration: quick })
    return
  }
  const [from, to] = [before, row].map((one) => one.getBoundingClientRect().top)
  const distance = (from ?? 0) - (to ?? 0)
  row.animate(
    { translate: [`0 ${distance}px`, '0'] },
    { ...ground, duration: steady },
  )
}

/** Returns the parts of a pane's header, and everything below it. */
function partsOf(pane: Element) {
  const [header, ...below] = pane.children
  const controls = header?.querySelectorAll<HTMLElement>('[part]') ?? []
  const words = header?.querySelector(':scope > :not([part])')
  return { header, words, controls: [...controls], below }
}
