import { page, type ScriptPolicy } from '../page'

/**
 * Returns the URL of an entry in a form that pages with Trusted Types accept.
 * @throws TypeError if the policy of the page does not allow `walletdock-host`
 * @see W3C Trusted Types
 */
export function trustedEntry(address: string): string {
  const { trustedTypes } = globalThis as TrustedGlobal
  if (!trustedTypes) return address
  const shared = page()
  shared.entry = address
  // A page may allow only one policy with this name, but all copies of the kit need it. So the policy is in a place
  // that any script can read, and allows only the URL of the requested entry. Hiding the policy would not protect the
  // page, because an attacker's script could create a policy with this name first.
  shared.policy ??= trustedTypes.createPolicy('walletdock-host', {
    createScriptURL: (url) => (url === shared.entry ? url : ''),
  })
  return shared.policy.createScriptURL(address)
}

/** TypeScript does not declare Trusted Types yet. */
type TrustedGlobal = {
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
  }
}
