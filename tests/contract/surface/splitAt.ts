/** Splits a declaration at a sign outside of all brackets, and trims the pieces. */
export function splitAt(text: string, sign: ';' | '|' | '&' | ','): string[] {
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
