/** A name-resolution service. @see specification, section 7 */
export type NameService = {
  /** Address of the service; `/resolve-ens` is asked below it. */
  readonly url: string
  /** Sent as `x-api-key`, and so known to every visitor. */
  readonly apiKey: string
  /**
   * Shows its names as they are, also while ENS is out of reach. Otherwise a name is shown only when ENS leads from it
   * to the address, which needs `ensRpcUrl`; one that does not gives way to the name that ENS has. A service that is
   * wrong or taken over can show an account under anybody's name: trust only one that you answer for.
   * @default false; true where `ensRpcUrl` is false, since nobody could check
   */
  readonly trusted?: boolean | undefined
}

/**
 * Asks a name-resolution service for the name of an address, twice at most.
 * @returns `undefined` when there is none, and when what it says is no name
 * @throws unknown when the service gives no answer
 * @see specification, section 7
 */
export async function readNameService(
  service: NameService,
  address: string,
  /** Longest wait for one answer, in milliseconds. */
  limitMs = 10_000,
): Promise<string | undefined> {
  const url = `${service.url.replace(/\/$/, '')}/resolve-ens?address=${address}`
  const ask = () =>
    fetch(url, {
      headers: { 'x-api-key': service.apiKey },
      signal: AbortSignal.timeout(limitMs),
    }).then((response) => (response.ok ? response.json() : Promise.reject()))
  return nameIn(await ask().catch(ask))
}

/** The name is at `data.data`; some services say it at `data`. */
function nameIn(body: unknown): string | undefined {
  const data = field(body, 'data')
  const name = typeof data === 'string' ? data : field(data, 'data')
  return typeof name === 'string' && name !== '' ? name : undefined
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined
}
