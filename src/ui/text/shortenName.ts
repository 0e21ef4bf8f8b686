import { graphemes } from '../../platform/graphemes'

/** Letters before the last label that are shown at most. */
const most = 24

/**
 * A name short enough for a button. The middle goes: the beginning identifies it, and the last
 * label (`.eth`) is what an impostor would change. Never cuts a letter apart. @see behaviour 3.3
 */
export function shortenName(name: string): string {
  const dot = name.lastIndexOf('.')
  const letters = graphemes(dot < 0 ? name : name.slice(0, dot))
  if (letters.length <= most) return name
  const start = letters.slice(0, 15).join('')
  const end = letters.slice(-8).join('')
  return `${start}…${end}${dot < 0 ? '' : name.slice(dot)}`
}
