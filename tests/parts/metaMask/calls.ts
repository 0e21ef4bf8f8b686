import { confirm, type Desk, forward } from './answerPage'
import { hex } from './Vault'
import { WalletAnswer } from './WalletAnswer'

/** What it can do for its accounts, on the network that it is on. @see EIP-5792 */
export function capabilitiesOf({ atomic, vault }: Desk, method: string) {
  if (!atomic) throw unknown(method)
  return { [hex(vault.chainId)]: { atomic: { status: atomic } } }
}

/** Sends all of them after one yes, under one name. */
export async function sendCalls(
  desk: Desk,
  origin: string,
  method: string,
  given: unknown,
) {
  if (!desk.atomic) throw unknown(method)
  const { chainId, from, version } = Object(given)
  if (version !== '2.0.0' || Number(chainId) !== desk.vault.chainId)
    throw new WalletAnswer(-32602, 'Invalid params')
  await confirm(desk, origin, 'send', from)
  return desk.batches.send(given, (...asked) => forward(desk, ...asked))
}

/** What became of what it sent under that name. */
export async function statusOfCalls(desk: Desk, id: unknown) {
  const told = await desk.batches.statusOf(id, (...asked) =>
    forward(desk, ...asked),
  )
  if (told) return told
  throw new WalletAnswer(5730, 'No matching bundle found')
}

function unknown(method: string) {
  return new WalletAnswer(
    -32601,
    `The method "${method}" does not exist / is not available.`,
  )
}
