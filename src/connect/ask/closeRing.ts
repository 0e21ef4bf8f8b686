import * as styles from './closeRing.styles'

/** Closes the ring around a wallet that has connected to a check, in what is left to look at when the dialog has gone. */
export function closeRing(mark: Node | null | undefined): void {
  if (!(mark instanceof HTMLElement)) return
  mark.dataset['mood'] = 'done'
  mark.classList.add(styles.done)
}
