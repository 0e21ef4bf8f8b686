/** Focuses the element that the view has marked with `data-autofocus`, otherwise the heading. */
export function focusHeading(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('#wd-title') ??
    dialog
  target.focus({ preventScroll: true })
}
