import type { Connector } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { isMobile } from '../../platform/isMobile'
import { readAskedApp } from '../../platform/readAskedApp'
import { pageChain } from '../chain/pageChain'
import type { EngineContext, HostSignIn } from '../EngineContext'
import { type Cacao, withSignature } from '../walletConnect/authenticate'
import type { pair } from '../walletConnect/pair'
import { keepSigned } from './ahead'
import { askHost } from './askHost'
import { scannedWords } from './messageWords'

/** Handed over: a file that two downloads import would make the one larger that every visitor needs. */
export type AtOnceParts = {
  /** Whether nobody waits for the answer any more. */
  readonly isOver: () => boolean
  readonly pair: typeof pair
}

/** Codes that came to nothing, and not by a no: the wallet may not know what it was asked, and the next code is plain. */
const failed = new WeakSet<Connector>()

/**
 * Gives out a code, and waits until a wallet has taken it. The code asks for a signature as well, where it is scanned:
 * a wallet that knows the question signs as it connects, and any other takes the same code as it always did. What it
 * has signed is kept for the form, whose host alone judges it.
 * @see CAIP-122
 */
export async function pairAtOnce(
  context: EngineContext,
  connector: Connector,
  host: HostSignIn,
  { isOver, pair }: AtOnceParts,
): Promise<void> {
  // Where a code opens an app it is prepared before the tap, its nonce would grow old, and it is taken up again by a
  // page that the phone has dropped meanwhile.
  const isPlain = isMobile(navigator) || readAskedApp()
  if (isPlain || failed.delete(connector)) return pair(context, connector)
  const asked = await askHost(host, async () => pageChain(context))
  const words = asked && scannedWords(asked)
  // The form asks the host again, and tells what is wrong.
  if (!words) return pair(context, connector)
  if (isOver()) throw new Error('Nobody waits for this wallet any more.')
  let keep = () => {}
  try {
    await pair(context, connector, (provider) =>
      withSignature(provider, words, (signed) => {
        // What names another chain is not what the host was asked for.
        const fitting = signed.find((each) => chainOf(each) === asked.chainId)
        if (!fitting) return
        const { p: request, s: signature } = fitting
        const { client } = provider.signer
        const message = client.formatAuthMessage({ request, iss: request.iss })
        keep = () => keepSigned(connector, message, signature.s)
      }),
    )
  } catch (thrown) {
    if (!isOver() && classifyFailure(thrown).class !== 'rejected')
      failed.add(connector)
    throw thrown
  }
  keep()
}

/** Of a signer such as `did:pkh:eip155:8453:0x…`. @see CAIP-10 */
function chainOf({ p }: Cacao): number {
  return Number(p.iss.split(':')[3])
}
