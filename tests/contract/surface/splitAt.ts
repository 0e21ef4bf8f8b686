/** Splits a declaration where a sign stands outside of all brackets; the pieces, trimmed. */
export function splitAt(text: string, sign: ';' | '|' | '&' | ','): string[] {
  const pieces = ['']
  let depth = 0
  let before = ''
  for (const letter of text) {
    if ('{([<'.includes(letter)) depth += 1
    // The arrow of a function closes nothing.
    else if ('})]'.includes(letter) || (letter === '>' && before !== '='))
      depth -= 1
    before = letter
    if (letter === sign && depth === 0) pieces.push('')
    else pieces.push(`${pieces.pop()}${letter}`)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}
