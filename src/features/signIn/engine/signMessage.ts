import type { Config } from '@wagmi/core'
import { providerOf } from '../../../wallet/engine/connectors/wrapProvider'
import { kindOf } from '../../../wallet/engine/kinds/kinds'
import type { Address } from '../../../wallet/session/State'

/**
 * Requests a signature from the connected wallet. The wallet's chain does not matter.
 * @throws Error if the visitor rejects, the answer is not a signature, or no wallet is connected
 * @see EIP-191
 */
export async function signMessage(
  { state }: Config,
  message: string,
  address: Address,
): Promise<Address> {
  const connection = state.connections.get(state.current ?? '')
  if (!connection) throw new Error('No wallet is connected.')
  const { connector } = connection
  const provider = await providerOf(connector)
  const answer = provider.request({
    method: 'personal_sign',
    params: [inHex(message), address],
  })
  const signature = await kindOf(connector).failIfUnresponsive(
    connector,
    answer,
  )
  if (/^0x[\da-f]+$/i.test(signature)) return signature
  throw new Error('The wallet returned no signature.')
}

/** Converts a text to the hex of its UTF-8 bytes. viem's function would add 2 KB of error classes. */
function inHex(text: string): `0x${string}` {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return `0x${bytes.join('')}`
}
