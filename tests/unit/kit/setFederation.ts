import { onTestFinished } from 'vitest'

/**
 * Sets the state of a page's federation runtime until the test ends. The real runtime defines this variable for good, so
 * that it cannot be stubbed after another test file has loaded it.
 */
export function setFederation(federation: object): void {
  const before: unknown = Reflect.get(globalThis, '__FEDERATION__')
  Reflect.set(globalThis, '__FEDERATION__', federation)
  onTestFinished(() => {
    if (!Reflect.deleteProperty(globalThis, '__FEDERATION__'))
      Reflect.set(globalThis, '__FEDERATION__', before)
  })
}
