import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languageOf, tags } from '../../languages/allLanguages'
import { sentencesOf } from '../../languages/sentencesOf'

const file = path.join(
  import.meta.dirname,
  '../../../src/data/messages/GLOSSARY.md',
)
const [head = [], , ...rows] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

/** Messages that must use the word of the glossary. */
const places: Readonly<Record<string, string>> = {
  wallet: `
    dialogs.connect.title dialogs.connect.browserWallet
    dialogs.search.wallets dialogs.intro.title dialogs.get.title
    dialogs.signIn.confirmText wallets.title wallets.another`,
  network: `
    button.wrongNetwork dialogs.network.title dialogs.network.oneText
    dialogs.network.wrongOneText dialogs.signIn.wrongOneText
    dialogs.search.chains notice.add`,
  account: `
    dialogs.account.title dialogs.account.wrong dialogs.signIn.askText
    button.yourAccount badges.smartAccount`,
  connect: `
    button.connect dialogs.connect.title dialogs.asking.connect
    dialogs.network.oneText dialogs.signIn.wrongOneText wallets.another
    choice.connectWith`,
  disconnect: `
    dialogs.disconnect dialogs.signIn.cancel dialogs.signIn.wrongOneText
    wallets.leave`,
  'sign in': `
    dialogs.signIn.title dialogs.signIn.ask dialogs.intro.keyTitle
    shell.titles.signIn`,
  sign: `
    dialogs.signIn.sign dialogs.signIn.askText dialogs.signIn.confirmText
    dialogs.signIn.unsigned.title dialogs.signIn.unverified.text`,
  approve: 'dialogs.asking.confirmText dialogs.instructions.scan.text',
  decline: `
    dialogs.failures.rejected.title dialogs.failures.rejected.text
    notice.switchFailed.rejected`,
  'recovery phrase': 'dialogs.instructions.create.text',
  extension: `
    dialogs.get.extension dialogs.get.phoneAndExtension
    dialogs.instructions.installExtension.title`,
  scan: `
    dialogs.scan.title dialogs.scan.anyTitle dialogs.scan.how
    dialogs.download.text dialogs.instructions.scan.title
    dialogs.instructions.scan.text`,
  receive: 'dialogs.account.receive dialogs.intro.ownText',
  transaction: `
    button.pending dialogs.account.pending dialogs.account.recent.title
    dialogs.account.recent.none dialogs.account.recent.unnamed
    dialogs.search.transactions badges.batching`,
  token: 'dialogs.account.tokens dialogs.intro.ownText',
  collectible: 'dialogs.intro.ownText',
  get: `
    dialogs.intro.getWallet dialogs.get.title dialogs.get.get
    dialogs.get.getNamed dialogs.download.optionsTitle
    dialogs.download.desktopGet dialogs.download.phoneGet`,
  refresh: `
    dialogs.failures.wallet-gone.text dialogs.instructions.refreshNow
    dialogs.instructions.refresh.title notice.reload
    notice.switchFailed.wallet-gone shell.notLoaded`,
  installed: 'dialogs.connect.installed dialogs.connect.groups.Installed',
  'not installed': `
    dialogs.connect.notInstalled dialogs.asking.notInstalled
    dialogs.failures.not-installed.title`,
  unsupported: 'dialogs.connect.unsupported',
  recent: 'dialogs.connect.recent dialogs.connect.groups.Recent',
  'first wallet': 'dialogs.connect.newToWallets',
}

const placesOf = (term: string) =>
  (places[term] ?? '').split(/\s+/).filter(Boolean)

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll('i̇', 'i')
    // A soft hyphen lets a long word break.
    .replaceAll('\u00AD', '')

/**
 * Returns a pattern for a term in any form: `·` precedes its ending, `…` stands for other words, `(die)` is a remark.
 */
function formsOf(term: string): RegExp {
  const forms = plain(term)
    .replace(/ \(.*\)/, '')
    .split(', ')
    .map((form) =>
      form
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/·[\p{L}\p{M}]*/gu, '[\\p{L}\\p{M}]*')
        .replace(/ ?… ?/g, '.*'),
    )
  return new RegExp(forms.join('|'), 'u')
}

test('the glossary has a row for each language, and a word in every column', () => {
  expect(rows.map(([tag]) => tag)).toEqual(tags)
  expect(rows.filter((row) => row.includes(''))).toEqual([])
  expect(head).toEqual(['language', ...Object.keys(places), 'the visitor is'])
})

test.each(tags)(
  'the messages in %s use the words of the glossary [WCAG 3.2.4]',
  (tag) => {
    const said = new Map(
      sentencesOf(languageOf(tag), () => [['Alpha', 'Beta', 'Gamma']]).map(
        ({ place, text }) => [place, text],
      ),
    )
    const row = rows.find(([first]) => first === tag) ?? []
    const wrong = head.flatMap((term, column) => {
      const forms = formsOf(row[column] ?? '')
      return placesOf(term).flatMap((place) => {
        const text = said.get(place) ?? ''
        return forms.test(plain(text))
          ? []
          : `${term} is “${row[column]}” in the glossary, ${place} is “${text}”`
      })
    })
    expect(wrong).toEqual([])
  },
)
