import { splitSigned } from './splitSigned'
import { verifySignature } from './verifySignature'

/**
 * Returns those of the page's keys that have signed a file.
 * @throws Error if none has, and a signature could not be verified
 */
export async function signersOf(
  text: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  const { signed, signatures } = splitSigned(text) ?? {
    signed: '',
    signatures: {},
  }
  const results = await Promise.allSettled(
    keys.map(async (key) => {
      const signature = Object.hasOwn(signatures, key) ? signatures[key] : ''
      return signature && (await verifySignature(signed, signature, key))
    }),
  )
  const signers = keys.filter((_, at) => {
    const result = results[at]
    return result?.status === 'fulfilled' && result.value
  })
  const failed = results.find((result) => result.status === 'rejected')
  if (signers.length === 0 && failed) throw failed.reason
  return signers
}
