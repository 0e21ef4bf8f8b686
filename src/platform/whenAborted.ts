/** Calls back once when a signal is aborted, or at once if it has been aborted. */
export function whenAborted(
  signal: AbortSignal | undefined,
  act: () => void,
): void {
  if (signal?.aborted) act()
  else signal?.addEventListener('abort', act, { once: true })
}
