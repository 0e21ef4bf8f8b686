import { onTestFinished } from 'vitest'

type Info = {
  readonly name: string
  readonly rdns: string
  readonly icon: string
}

/**
 * Announces a provider now and on every request, until the test ends.
 * @returns function that stops announcing
 * @see EIP-6963
 */
export function announceProvider(about: Info, provider: object) {
  const info = { uuid: crypto.randomUUID(), ...about }
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info, provider },
      }),
    )
  addEventListener('eip6963:requestProvider', announce)
  const end = () => removeEventListener('eip6963:requestProvider', announce)
  onTestFinished(end)
  announce()
  return end
}
