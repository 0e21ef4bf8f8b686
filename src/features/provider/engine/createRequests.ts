import type { Config, Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type {
  ProviderError,
  ProviderRequest,
} from '../../../app/wallet/Eip1193Provider'
import { classifyFailure } from '../../../errors/classifyFailure'
import { read } from '../../../errors/read'
import { isText } from '../../../platform/shapes'
import { providerOf } from '../../../wallet/engine/connectors/wrapProvider'
import { failIfUnresponsive } from '../../../wallet/engine/kinds/kinds'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'
import { withTimeout } from '../../../wallet/engine/withTimeout'
import {
  chainMissing,
  codeOf,
  noWallet,
  providerError,
  standardCode,
} from './providerError'

/** viem types each method. A page's request may have any method. */
type ViemRequest = Parameters<EIP1193Provider['request']>[0]

/** A page that assumes failure would send again, and the visitor would pay twice. */
const hasNoLimit = /^(eth_sendTransaction|wallet_sendCalls)$/

const needsNoPrompt = /^wallet_get/

/** Creates the functions that pass a page's requests to the active wallet and to the page's nodes. */
export function createRequests(config: Config, walletTimeoutMs: number) {
  const within = <T>(answer: Promise<T>) => withTimeout(answer, walletTimeoutMs)

  async function send(connector: Connector, request: ProviderRequest) {
    const { method, params = [] } = request
    if (needsNoPrompt.test(method))
      return requestWithTimeout(connector, method, Object(params))
    const provider = await within(providerOf(connector))
    const prompt = () => provider.request(request as ViemRequest)
    if (!hasNoLimit.test(method))
      return within(failIfUnresponsive(connector, prompt()))
    await within(failIfUnresponsive(connector, connector.getChainId()))
    return prompt()
  }

  return {
    /** Sends a request to the active wallet, with the same time limits as our own. @throws ProviderError */
    async askWallet(request: ProviderRequest): Promise<unknown> {
      const { connections, current } = config.state
      const connector = connections.get(current ?? '')?.connector
      if (!connector) throw noWallet()
      try {
        return await send(connector, request)
      } catch (thrown) {
        throw walletError(thrown)
      }
    },
    /** Sends a request to the page's node for a chain. @throws ProviderError */
    async askNode(chainId: number, request: ProviderRequest): Promise<unknown> {
      if (!config.chains.some(({ id }) => id === chainId))
        throw chainMissing(chainId)
      try {
        const client = config.getClient({ chainId })
        return await client.request(request as ViemRequest)
      } catch (thrown) {
        throw nodeError(thrown)
      }
    },
  }
}

/** Keeps the wallet's message, and its data as `originalError`, where libraries find the reason of a revert. */
function walletError(thrown: unknown): ProviderError {
  const failure = classifyFailure(thrown)
  const [code, data, message] = ['code', 'data', 'message'].map((key) =>
    read(thrown, key),
  )
  const originalError = { code, data, message }
  return providerError(
    codeOf(failure),
    isText(message) ? message : 'The wallet failed and gave no reason.',
    data === undefined ? failure : { ...failure, originalError },
    thrown,
  )
}

/** Returns the node's own error, whose data libraries read, or why the node could not be reached. */
function nodeError(thrown: unknown): ProviderError {
  for (let link = thrown; link; link = read(link, 'cause')) {
    const code = read(link, 'code')
    if (read(link, 'name') !== 'RpcRequestError' || typeof code !== 'number')
      continue
    const message = `${read(link, 'details')}`
    const data = read(link, 'data')
    return providerError(standardCode(code) ?? code, message, data, thrown)
  }
  const failure = classifyFailure(thrown)
  const message = `${read(thrown, 'shortMessage') ?? read(thrown, 'message')}`
  return providerError(codeOf(failure), message, failure, thrown)
}
