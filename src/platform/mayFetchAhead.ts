/** Not in every browser, so not in TypeScript's declarations. @see https://wicg.github.io/netinfo/ */
type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether what may never be used may be fetched: the visitor sees the page, does not save data, and has 3G or better. */
export function mayFetchAhead(): boolean {
  const connection: Connection | undefined = Object(navigator).connection
  const isSlow = connection?.effectiveType?.includes('2g')
  return !(document.hidden || connection?.saveData || isSlow)
}
