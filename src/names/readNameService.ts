/** Longest wait for one answer, in milliseconds. */
const limitMs = 10_000

/**
 * Asks a name-resolution service for the name of an address. Anything but a name means that there is none.
 * @returns `undefined` also when the service fails; it is asked twice at most
 * @see specification, section 7
 */
export async function readNameService(
  service: { readonly url: string; readonly apiKey: string },
  address: string,
): Promise<string | undefined> {
  const url = `${service.url.replace(/\/$/, '')}/resolve-ens?address=${address}`
  const ask = () =>
    fetch(url, {
      headers: { 'x-api-key': service.apiKey },
      signal: AbortSignal.timeout(limitMs),
    }).then((response) => (response.ok ? response.json() : Promise.reject()))
  try {
    return nameIn(await ask().catch(ask))
  } catch {
    return undefined
  }
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
