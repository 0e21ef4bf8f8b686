import { expect, test } from 'vitest'
import { languageOf, type Tag, tags } from '../../languages/allLanguages'
import { sentencesOf } from '../../languages/sentencesOf'

/** Texts that protect visitors: what they must know before they sign, confirm, switch or trust a wallet. */
const places: readonly string[] = [
  'button.notLoadedShort',
  'dialogs.account.wrong',
  'dialogs.asking.confirmText',
  'dialogs.connect.unverifiedText',
  'dialogs.failures.rejected.text',
  'dialogs.instructions.create.text',
  'dialogs.instructions.scan.text',
  'dialogs.network.oneText',
  'dialogs.network.wrongOneText',
  'dialogs.network.wrongText',
  'dialogs.signIn.askText',
  'dialogs.signIn.confirmText',
  'dialogs.signIn.unverified.text',
]

/** Texts that join two English sentences by a comma. */
const joined: readonly string[] = [
  'zh-CN dialogs.asking.confirmText',
  'zh-TW dialogs.asking.confirmText',
]

/** Returns the number of sentences of each text that protects visitors. */
function countsIn(tag: Tag) {
  const said = sentencesOf(languageOf(tag), () => [['Alpha', 'Beta', 'Gamma']])
  return Object.fromEntries(
    said
      .filter(({ place }) => places.includes(place))
      .filter(({ place }) => !joined.includes(`${tag} ${place}`))
      .map(({ place, text }) => [place, text.match(/[^.?!。।？！]+/gu)?.length]),
  )
}

const english = countsIn('en')

// Thai has no full stop.
test.each(tags.filter((tag) => tag !== 'th'))(
  'no text in %s that protects the visitor has lost a sentence',
  (tag) => {
    expect(Object.keys(english).sort()).toEqual(places)
    const counts = countsIn(tag)
    expect({ ...english, ...counts }).toEqual(english)
  },
)
