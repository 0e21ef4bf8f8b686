import type { ListedWallet } from '../../data/wallets/Wallet'
import { Avatar } from '../../ui/Avatar'
import { coming, leaving } from '../../ui/dialog/CrossFade'
import { Icon } from '../../ui/Icon'
import { displayName } from '../../ui/text/shortenName'
import { ease, mayMove, quick, spring, steady } from '../../ui/theme/motion'
import { useDialog } from '../DialogContext'
import * as styles from './Connected.styles'
import * as step from './ConnectStep.styles'
import { WalletIcon } from './WalletIcon'

/**
 * Covers the content of a wallet's step while the dialog closes, if the visitor has connected: the wallet's icon in a
 * closed ring with a check mark, and the account below it. Must be the last child of the content.
 */
export function Connected({ wallet }: { readonly wallet: ListedWallet }) {
  const { avatar, connected, messages } = useDialog()
  if (!connected) return null
  return (
    <div ref={replaceStep} className={styles.layer} data-mood="done">
      <span className={styles.mark}>
        <WalletIcon wallet={wallet} size={60} />
        <CheckMark />
      </span>
      <div className={step.words}>
        <p className={step.title}>{messages.network.connected}</p>
        <p className={styles.who}>
          <Avatar account={connected} choose={avatar} size={20} />
          <bdi translate="no">{displayName(connected)}</bdi>
        </p>
      </div>
    </div>
  )
}

/** A `ref` that replaces the content beside its element. */
function replaceStep(layer: HTMLElement | null): void {
  const body = layer?.parentElement
  if (!body) return
  const [mark, words] = layer.querySelectorAll<HTMLElement>(':scope > *')
  if (!mark || !words) return
  const content = [
    ...body.querySelectorAll<HTMLElement>(':scope > :not([data-mood=done])'),
  ]
  // A step without a ring shows a QR code, and its title and hint are out of date now.
  const hasRing = content.some((one) => one.matches('[data-mood]'))
  closeRing(
    mark,
    [...content, ...(hasRing ? [] : titlesOf(body.parentElement))],
    words,
  )
  if (!hasRing && mayMove(mark)) mark.animate({ opacity: [0, 1] }, coming)
}

export function CheckMark() {
  return (
    <span className={styles.badge}>
      <Icon name="check" size={18} />
    </span>
  )
}

/** Closes the ring around a mark with a check mark, while a text replaces old elements. They stay in the dialog. */
export function closeRing(
  mark: HTMLElement,
  old: readonly HTMLElement[],
  words: HTMLElement,
): void {
  if (!mayMove(mark)) {
    for (const one of old) one.style.opacity = '0'
    return
  }
  for (const one of old) one.animate({ opacity: 0 }, leaving)
  words.animate({ opacity: [0, 1] }, coming)
  // The ring's visible part grows from a half to the whole.
  mark.animate(
    { clipPath: ['inset(0 0 50%)', 'inset(0)'], rotate: ['-1turn', '0turn'] },
    { duration: steady, easing: ease, pseudoElement: '::after' },
  )
  mark.lastElementChild?.animate(
    { opacity: [0, 1], scale: [0, 1] },
    { duration: steady, delay: quick, easing: spring, fill: 'backwards' },
  )
}

export const titlesOf = (pane: Element | null): readonly HTMLElement[] => [
  ...(pane?.firstElementChild?.querySelectorAll<HTMLElement>('h1,h2,p') ?? []),
]
