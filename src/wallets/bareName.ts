/**
 * Letters that look like Latin ones, listed after the Latin letter. Unicode normalisation handles accents and stylised
 * forms.
 */
const lookalikes = new Map(
  (
    'a:аαɑᴀ b:вʙьβ c:сᴄϲ d:ԁᴅ e:еєεᴇҽ g:ɡɢ h:һнհʜΗ j:јϳᴊ k:кκᴋ l:iıіιɩɪӏון1|!ʟ ' +
    'm:мᴍμΜ n:пηոɴΝ o:оοօσᴏ0 p:рρᴘ q:ԛ r:гʀ s:ѕꜱ5 t:тτᴛ u:υսᴜц v:νѵᴠ w:ԝωѡᴡɯ x:хχ y:уүγʏ z:ᴢζΖ'
  )
    .split(' ')
    .flatMap((line) => {
      const [latin = '', others = ''] = line.split(':')
      return Array.from(others, (other) => [other, latin] as const)
    }),
)

/** Words that any wallet may add to its name. */
const fillers = new Set(
  'the my new real true official original secure web3 crypto wallet extension app browser'
    .split(' ')
    .map(foldLetters),
)

/**
 * Reduces a name for comparison. Two names with the same result look alike. Ignores hidden letters, look-alike letters,
 * accents, spaces and words such as "wallet".
 */
export function bareName(name: string): string {
  const words = foldLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const distinctive = words.filter((word) => !fillers.has(word))
  const joined = (distinctive.length > 0 ? distinctive : words).join('')
  return joined.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

function foldLetters(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{DI}\u2800]/gu, '')
  // Some letters look like a Latin one only in upper case, others only in lower case.
  return toLatin(toLatin(plain).toLowerCase())
}

function toLatin(text: string): string {
  return Array.from(text, (letter) => lookalikes.get(letter) ?? letter).join('')
}
