import { page, type ScriptPolicy } from '../page'

/**
 * Returns the address of an entry as a page that requires Trusted Types accepts it.
 * @throws TypeError if the policy of the page does not allow `walletdock-host`
 * @see W3C Trusted Types
 */
export function trustedEntry(address: string): string {
  const { trustedTypes } = globalThis as TrustedGlobal
  if (!trustedTypes) return address
  const shared = page()
  shared.entry = address
  // A page grants the name once, and every copy of this kit needs it: so the policy lies where any script finds it,
  // and lets nothing through but the entry that is asked for. An attacker could take the name first.
  shared.policy ??= trustedTypes.createPolicy('walletdock-host', {
    createScriptURL: (url) => (url === shared.entry ? url : ''),
  })
  return shared.policy.createScriptURL(address)
}

/** TypeScript has no declarations of Trusted Types yet. */
type TrustedGlobal = {
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
  }
}
