/** Calls back when another tab of this origin has written to a key of the storage, or has cleared the storage. */
export function onStorageChange(
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
