/** Words that any wallet may add to its name. */
const fillers = new Set(
  'the my new real true official original secure web3 crypto wallet extension app browser'.split(
    ' ',
  ),
)

/** Reduces a name for comparison. Ignores case, font styles, hidden letters, spaces and words such as "wallet". */
export function bareName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const distinctive = words.filter((word) => !fillers.has(word))
  return (distinctive.length > 0 ? distinctive : words).join('')
}
