import { onDemand } from '../../ui/onDemand'
import type { Dock, Feature } from '../Dock'
import type {
  Eip1193Provider,
  Listening,
  ProviderRequest,
} from './Eip1193Provider'

/** Returns a function that returns the page's provider. The provider's code loads when the function is first called. */
export function pageProvider(
  features: readonly Feature[],
  dock: () => Dock,
): () => Eip1193Provider {
  const listening: Listening = []
  const { load } = onDemand(async () => {
    const first = dock().session.getState()
    const part = await features.find(({ provider }) => provider)?.provider?.()
    return part?.createAnswer(dock(), listening, first)
  })
  const provider = {
    // web3.js accepts only async functions.
    async request(request: ProviderRequest) {
      const answer = await load().catch((thrown) => {
        const data = { class: 'sdk-missing' }
        throw Object.assign(thrown, { code: 4900, data })
      })
      return answer?.(request)
    },
    on(...entry: Listening[0]) {
      listening.push(entry)
    },
    removeListener(...entry: Listening[0]) {
      const at = listening.findIndex((each) =>
        each.every((part, index) => part === entry[index]),
      )
      if (at >= 0) listening.splice(at, 1)
    },
  }
  return () => {
    // A request loads the code again and reports the error.
    load().catch(() => {})
    // The answer's type is what the caller expects.
    return provider as Eip1193Provider
  }
}
