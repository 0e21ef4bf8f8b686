import { createPolicy } from '../../platform/trustedUrls'
import type { EntryScript } from '../../remote/container/entryScript'
import { pageState } from '../pageState'
import { fileClass } from './preload'

/**
 * Inserts the script of an entry and waits until it has run.
 * @param properties properties of the element, with those that the entry reads
 * @param signal removes the element. The script may still run afterwards, because browsers cannot cancel it
 * @throws the error event if the script fails to load
 */
export function insertScript(
  address: string,
  properties: Partial<EntryScript>,
  signal: AbortSignal,
): Promise<void> {
  const script = document.createElement('script')
  script.src = trustedEntry(address)
  Object.assign(script, properties, {
    crossOrigin: 'anonymous',
    className: fileClass,
    // Browsers give inserted scripts a low priority.
    fetchPriority: 'high',
  })
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = (event) => {
      script.remove()
      reject(event)
    }
    signal.addEventListener('abort', () => script.remove())
    document.head.append(script)
  })
}

/** Removes all elements that the kit and the remotes have added to the page's head. */
export function removeScripts(): void {
  removeChunkScripts()
  for (const element of document.querySelectorAll(`.${fileClass}`))
    element.remove()
}

/**
 * Removes the script elements of chunks. Otherwise the bundler's loader would find the elements of chunks that hang,
 * and wait for them again.
 */
export function removeChunkScripts(): void {
  for (const script of document.querySelectorAll('[data-rspack^=walletdock]'))
    script.remove()
}

/**
 * Returns the URL of an entry in a form that pages with Trusted Types accept.
 * @throws TypeError if the policy of the page does not allow `walletdock-host`
 * @see W3C Trusted Types
 */
export function trustedEntry(address: string): string {
  const shared = pageState()
  shared.entry = address
  // A page may allow only one policy with this name, but all copies of the kit need it. So the policy is in a place
  // that any script can read, and allows only the URL of the requested entry. Hiding the policy would not protect the
  // page, because an attacker's script could create a policy with this name first.
  shared.policy ??= createPolicy(
    'walletdock-host',
    (url) => url === shared.entry,
  )
  return shared.policy ? shared.policy.createScriptURL(address) : address
}
