import { askChain } from './askChain'
import { resultFrom } from './resultFrom'
import { createSentBatches } from './sentBatches'

const usual = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
]
const ofBatches = [
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

/** What a phone's wallet knows, and what it does once its owner has said yes. */
export function createPhoneAnswers() {
  const batches = createSentBatches()
  let methods = usual
  return {
    methods: () => methods,
    takeBatches() {
      methods = [...usual, ...ofBatches]
    },
    async answer(url: string, method: string, params: unknown) {
      const [given] = Array.isArray(params) ? params : []
      const ask = (name: string, all: readonly unknown[]) =>
        resultFrom(url, name, ...all)
      switch (method) {
        case 'wallet_getCapabilities':
          return { result: { '0x0': { atomic: { status: 'supported' } } } }
        case 'wallet_sendCalls':
          return { result: await batches.send(given, ask) }
        case 'wallet_getCallsStatus':
          return { result: await batches.statusOf(given, ask) }
        default:
          return askChain(url, method, params)
      }
    },
  }
}
