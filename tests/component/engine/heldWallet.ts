import { announceProvider } from './announceProvider'
import { walletId } from './startEngine'

/** Announces the wallet of the stored session. It does not return its accounts before the test answers. */
export function installHeldWallet() {
  let answer: (said: readonly string[] | Error) => void = () => {}
  const said = new Promise<readonly string[]>((resolve, reject) => {
    answer = (told) => (told instanceof Error ? reject(told) : resolve(told))
  })
  // The test may not answer, or reject after the engine has stopped waiting.
  said.catch(() => {})
  const request = async ({ method }: { method: string }) =>
    method === 'eth_accounts' ? said : '0x2105'
  const provider = { request, on() {}, removeListener() {} }
  announceProvider({ name: 'Held', rdns: walletId, icon: '' }, provider)
  return { answer: (told: readonly string[] | Error) => answer(told) }
}
