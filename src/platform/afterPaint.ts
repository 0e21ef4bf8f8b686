/** Runs something once what is being drawn now is on the screen. */
export function afterPaint(run: () => void): void {
  // A task that is queued in a frame runs when that frame has been painted.
  requestAnimationFrame(() => setTimeout(run))
}
