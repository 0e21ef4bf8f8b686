/** A declared type that ends in one object: the text before the object, and its members by name. */
export type Members = {
  readonly head: string
  readonly members: ReadonlyMap<string, string>
}

/**
 * Returns the members of `type A = { … }`, `type A = B & { … }` or `const a: { … }`, and undefined for any other
 * declaration.
 */
export function membersOf(declaration: string): Members | undefined {
  const [, head, body] = object.exec(declaration) ?? []
  if (head === undefined || body === undefined) return undefined
  // The text has two objects instead of one.
  if (splitAt(`{${body}}`, '|').length > 1) return undefined
  const members = splitAt(body, ';').map((member) => {
    const name = /^(?:readonly )?([\w$]+)/.exec(member)?.[1] ?? member
    return [name, member] as const
  })
  return { head, members: new Map(members) }
}

const object =
  /^((?:export )?(?:type [^={|]+= (?:[\w<>' |]+ & )?|declare const [\w$]+: ))\{ (.*) \};?$/

/** Splits a declaration at a sign outside of all brackets, and trims the pieces. */
function splitAt(text: string, sign: ';' | '|' | '&' | ','): string[] {
  const pieces = ['']
  let depth = 0
  let before = ''
  for (const letter of text) {
    if ('{([<'.includes(letter)) depth += 1
    // The arrow of a function is not a closing bracket.
    else if ('})]'.includes(letter) || (letter === '>' && before !== '='))
      depth -= 1
    before = letter
    if (letter === sign && depth === 0) pieces.push('')
    else pieces.push(`${pieces.pop()}${letter}`)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}
