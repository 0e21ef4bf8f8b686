/** Runs a function after the next paint. */
export function afterPaint(run: () => void): void {
  // A task that is queued in an animation frame runs after that frame has been painted.
  requestAnimationFrame(() => setTimeout(run))
}
