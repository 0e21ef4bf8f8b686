/** A name-resolution service, as a host configures it. */
export type NameService = {
  readonly url: string
  readonly apiKey: string
  /** Its names are shown unchecked. */
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
