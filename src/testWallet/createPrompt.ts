import { ProviderRpcError } from './ProviderRpcError'
import type { Outcome, TestWalletOptions } from './TestWallet'

/** Answers prompts like the wallet's owner, according to the script. */
export function createPrompt(options: TestWalletOptions) {
  const { delayMs = 0, slowMs = 3000 } = options
  const script = [...(options.script ?? [])]
  let usualOutcome: Outcome = 'approve'

  return {
    answer(outcome: Outcome) {
      usualOutcome = outcome
    },
    answerNext(...outcomes: readonly Outcome[]) {
      script.push(...outcomes)
    },
    /** Returns the response, if it is an approval. @throws ProviderRpcError if the request is rejected */
    async ask(): Promise<Outcome> {
      const scripted = script.shift()
      const ms = (scripted ?? usualOutcome) === 'slow' ? slowMs : delayMs
      await new Promise((resolve) => setTimeout(resolve, ms))
      // Without a script, `answer` may change the response until it is sent.
      const outcome = scripted ?? usualOutcome
      if (outcome === 'silent') await new Promise(() => {})
      if (outcome === 'reject')
        throw new ProviderRpcError(4001, 'User rejected the request.')
      if (outcome === 'pending')
        throw new ProviderRpcError(-32002, 'A request is already open.')
      return outcome
    },
  }
}
