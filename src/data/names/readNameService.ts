import { readText } from '../../platform/readText'
import { fieldsOf } from '../../platform/shapes'

export type NameService = {
  readonly url: string
  readonly apiKey: string
  /** Whether its names are shown without verification. */
  readonly trusted?: boolean | undefined
}

/**
 * Requests the name of an address from a name service. Retries once.
 * @returns `undefined` if there is no name or the answer is invalid
 * @throws an unspecified error if the service does not answer, or its answer is larger than 64 KB
 * @see specification, section 7
 */
export async function readNameService(
  service: NameService,
  address: string,
  limitMs = 10_000,
): Promise<string | undefined> {
  const url = `${service.url.replace(/\/$/, '')}/resolve-ens?address=${address}`
  const ask = () =>
    fetch(url, {
      headers: { 'x-api-key': service.apiKey },
      signal: AbortSignal.timeout(limitMs),
    }).then(async (response) =>
      response.ok ? JSON.parse(await readText(response)) : Promise.reject(),
    )
  return nameIn(await ask().catch(ask))
}

/** Parses the answer. The name is in `data.data`. Some services return it in `data`. */
function nameIn(body: unknown): string | undefined {
  const { data } = fieldsOf(body)
  const name = typeof data === 'string' ? data : fieldsOf(data)['data']
  return typeof name === 'string' && name !== '' ? name : undefined
}
