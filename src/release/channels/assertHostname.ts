/**
 * Rejects a text that cannot be the `location.hostname` of a page.
 * @throws Error that shows how to write a hostname
 */
export function assertHostname(host: string): void {
  if (/^[\da-z]([\da-z.-]*[\da-z])?$/.test(host)) return
  throw new Error(
    `"${host}" is not a hostname. Write it as \`location.hostname\` has it: lower case, without a scheme, port or path, such as shop.example.`,
  )
}
