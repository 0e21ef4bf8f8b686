import { graphemes } from '../../platform/text/graphemes'
import { shortenAddress } from './shortenAddress'

/** Maximum number of letters before the last label. */
const maxLength = 24

/** Returns the short name of an account, or its short address if it has no name. */
export function displayName(account: {
  readonly address: string
  readonly name?: string | undefined
}): string {
  const { address, name } = account
  return name ? shortenName(name) : shortenAddress(address)
}

/**
 * Shortens a name for a button. Removes the middle, because the beginning identifies the name, and an impostor would
 * change the last label (`.eth`). Never splits a grapheme.
 */
export function shortenName(name: string): string {
  const dot = name.lastIndexOf('.')
  const letters = graphemes(dot < 0 ? name : name.slice(0, dot))
  if (letters.length <= maxLength) return name
  const start = letters.slice(0, 15).join('')
  const end = letters.slice(-8).join('')
  return `${start}…${end}${dot < 0 ? '' : name.slice(dot)}`
}
