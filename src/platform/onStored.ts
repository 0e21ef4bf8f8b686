/**
 * Calls back when another tab of this origin has written to a key of the storage, or emptied it.
 * @param ended stops calling back when it is aborted
 */
export function onStored(
  key: string,
  act: () => void,
  ended?: AbortSignal,
): void {
  addEventListener(
    'storage',
    (event) => {
      if (event.key === key || event.key === null) act()
    },
    ended && { signal: ended },
  )
}
