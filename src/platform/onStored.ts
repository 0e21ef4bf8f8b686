/** Calls back when another tab of this origin has written to a key of the storage, or emptied it. */
export function onStored(key: string, act: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) act()
  })
}
