import type { Connector } from '@wagmi/core'
import { readAskedApp } from '../../platform/readAskedApp'
import { readAgain } from './readAgain'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

type Client = WalletConnectProvider['signer']['client']
type Approval = Awaited<ReturnType<Client['connect']>>['approval']

/**
 * Has the client go on with the code that an earlier life of this page gave out, in place of the next new one:
 * its wallet may have answered in the meantime, or be about to.
 */
export async function resumeCode(connector: Connector): Promise<void> {
  const uri = readAskedApp()?.uri
  if (!uri) return
  const { signer } = await walletConnectProvider(connector)
  const approval = approvalOf(signer.client, topicOf(uri))
  if (!approval) return
  const { client } = signer
  const { connect } = client
  // The session of a page that is gone lacks what only its page knew; connecting makes up for it.
  Reflect.deleteProperty(signer, 'session')
  // It would stop listening for the answer.
  signer.cleanupPendingPairings = async () => {}
  client.connect = async () => {
    client.connect = connect
    Reflect.deleteProperty(signer, 'cleanupPendingPairings')
    return { uri, approval }
  }
}

/** The answer to a code, if it is here or may still come. */
function approvalOf(
  client: Client,
  pairingTopic: string,
): Approval | undefined {
  const sessionOf = () =>
    client.session.getAll().find((each) => each.pairingTopic === pairingTopic)
  const session = sessionOf()
  if (session) return async () => session
  const proposal = client.proposal
    .getAll()
    .find((each) => each.pairingTopic === pairingTopic)
  if (!proposal) return wasRefused(client, pairingTopic) ? refused : undefined
  return () =>
    new Promise((resolve, reject) => {
      const { expirer } = client.core
      // The client does not report a refusal. An answered or expired proposal is deleted; if it was approved, its
      // session is there before that.
      const look = () => {
        if (client.proposal.keys.includes(proposal.id)) return
        expirer.off('expirer_deleted', look)
        expirer.off('expirer_expired', look)
        const answered = sessionOf()
        if (answered) resolve(answered)
        else refused().catch(reject)
      }
      expirer.on('expirer_deleted', look)
      expirer.on('expirer_expired', look)
      look()
      // If it fails, the code is waited for until it expires, which is reported.
      readAgain(client, proposal).catch(() => {})
    })
}

/** The client has read a refusal before it was asked for, and only the code's pairing is left. */
function wasRefused({ core }: Client, pairingTopic: string) {
  return core.pairing.pairings.keys.includes(pairingTopic)
}

async function refused(): Promise<never> {
  throw new Error('User rejected.')
}

/** @see ERC-1328 */
function topicOf(uri: string) {
  return uri.slice('wc:'.length).split('@')[0] ?? ''
}
