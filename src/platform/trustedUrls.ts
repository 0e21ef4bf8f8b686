/**
 * A Trusted Types policy for script URLs. Typed as if it returned strings, because a trusted URL works like a string.
 * TypeScript does not declare Trusted Types yet.
 */
export type ScriptPolicy = { createScriptURL(url: string): string }

/**
 * Creates a policy that turns all URLs except the allowed ones into an empty URL. Returns `undefined` in a browser
 * without Trusted Types.
 * @throws TypeError if the page's own policy does not allow the name
 * @see W3C Trusted Types
 */
export function createPolicy(
  name: string,
  isAllowed: (url: string) => boolean,
  page: object = globalThis,
): ScriptPolicy | undefined {
  const { trustedTypes } = page as {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
    }
  }
  return trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => (isAllowed(url) ? url : ''),
  })
}
