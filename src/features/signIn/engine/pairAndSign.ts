import type { Connector } from '@wagmi/core'
import { pageChain } from '../../../engine/chain/pageChain'
import type { EngineContext, HostSignIn } from '../../../engine/EngineContext'
import {
  type Cacao,
  withSignature,
} from '../../../engine/walletConnect/authenticate'
import { pair } from '../../../engine/walletConnect/pair'
import { classifyFailure } from '../../../errors/classifyFailure'
import { isMobile } from '../../../platform/device/device.initial'
import { loadOpenedApp } from '../../../platform/storage/loadOpenedApp'
import { scannedWords } from './messageWords'
import { saveSignedMessage } from './preauthorization'
import { requestFields } from './requestFields'

/**
 * Connectors whose code with a sign-in request has failed without a rejection. The wallet may not support the request,
 * so the next code omits it.
 */
const failed = new WeakSet<Connector>()

/**
 * Shows a code and waits until a wallet has used it. A code that is meant to be scanned also contains a sign-in
 * request. Wallets that support the request sign while they connect. Other wallets ignore it. Stores the signed message
 * for the form. Only the host verifies it.
 * @see CAIP-122
 */
export async function pairAndSign(
  context: EngineContext,
  connector: Connector,
  host: HostSignIn,
  isOver: () => boolean,
): Promise<void> {
  // If the code opens an app, it must not contain a nonce. Such a code is prepared before the tap, so the nonce could
  // expire, and a reloaded page continues with the same code.
  const isPlain = isMobile(navigator) || loadOpenedApp()
  if (isPlain || failed.delete(connector)) return pair(context, connector)
  const fields = await requestFields(host, async () => pageChain(context))
  const words = fields && scannedWords(fields)
  // The form calls the host again and reports the error.
  if (!words) return pair(context, connector)
  if (isOver())
    throw new Error('The attempt to connect this wallet was abandoned.')
  let saveSignature = () => {}
  try {
    await pair(context, connector, (provider) =>
      withSignature(provider, words, (signed) => {
        // Ignore signatures for a chain other than the one that the host has approved.
        const fitting = signed.find(
          (each) => chainIdOf(each) === fields.chainId,
        )
        if (!fitting) return
        const { p: request, s: signature } = fitting
        const { client } = provider.signer
        const message = client.formatAuthMessage({ request, iss: request.iss })
        saveSignature = () => saveSignedMessage(connector, message, signature.s)
      }),
    )
  } catch (thrown) {
    if (!isOver() && classifyFailure(thrown).class !== 'rejected')
      failed.add(connector)
    throw thrown
  }
  saveSignature()
}

/** Returns the chain id of an issuer such as `did:pkh:eip155:8453:0x…`. @see CAIP-10 */
function chainIdOf({ p }: Cacao): number {
  return Number(p.iss.split(':')[3])
}
