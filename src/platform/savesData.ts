/** Not in every browser, so not in TypeScript's declarations. @see https://wicg.github.io/netinfo/ */
type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor asks for fewer downloads, or has a connection that is slower than 3G. */
export function savesData(): boolean {
  const connection: Connection = Object(Reflect.get(navigator, 'connection'))
  const { saveData = false, effectiveType = '' } = connection
  return saveData || effectiveType.endsWith('2g')
}
