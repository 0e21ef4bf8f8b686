import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { languageOf, tags } from '../../languages/allLanguages'
import { sentencesOf } from '../../languages/sentencesOf'

const texts = tags.map((tag) => {
  const sentences = sentencesOf(languageOf(tag), () => [['A', 'B', 'C']])
  return new Map(sentences.map(({ place, text }) => [place, text]))
})

/** Returns a hash of a sentence in all languages. */
function hashOf(place: string): string {
  const all = texts.map((text, at) => [tags[at], text.get(place)])
  for (const [tag, text] of all) expect(text, `${place} in ${tag}`).toBeTruthy()
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/**
 * Sentences that protect visitors, with what each must say in every language, and the hash of its reviewed translations.
 * If you change one in any language, read it again, and then update its hash.
 */
test.each([
  [
    'dialogs.network.wrongText',
    'The app does not run on the current network, choose another one.',
    '2312f782986f',
  ],
  [
    'dialogs.network.oneText',
    'The wallet cannot switch networks. Another network needs a wallet that is on it.',
    'fb0b1d66d733',
  ],
  [
    'dialogs.network.wrongOneText',
    'The app does not run on the current network, the wallet cannot switch, and which networks fit.',
    '8ee430e4d381',
  ],
  [
    'dialogs.signIn.wrongOneText',
    'The app does not run on the current network, the wallet cannot switch, connect another wallet.',
    '9c7b57669575',
  ],
  [
    'dialogs.account.wrong',
    'The app needs this account. Switch to it, or connect a wallet that has it.',
    '22bbe7e8a9d5',
  ],
  [
    'dialogs.asking.switchText',
    'Approve the switch, in your wallet.',
    'a57aae17c267',
  ],
  [
    'dialogs.asking.notAvailable',
    'The wallet cannot be used here.',
    '6bc469a87ddb',
  ],
  [
    'dialogs.refusals.clock',
    'The date or time of this device is wrong, correct it.',
    '58dd59755e1a',
  ],
  [
    'dialogs.refusals.page',
    'This app, not the visitor, is refused. Choose another wallet, tell the app’s makers.',
    '2ee6554ad1f2',
  ],
  [
    'dialogs.failures.rejected.text',
    'The request was declined. Try again when you are ready.',
    '80bf8dc349a9',
  ],
  [
    'notice.switchFailed.already-pending',
    'A request is pending in the wallet, and comes first.',
    '28c17fa4b5cc',
  ],
  ['notice.switchFailed.rejected', 'The switch was declined.', 'eaee3ed944d4'],
  [
    'notice.switchFailed.chain-unknown',
    'The network is not in the wallet, add it first.',
    '96aa33711f01',
  ],
  [
    'dialogs.instructions.create.text',
    'Write the recovery phrase on paper, never share it, never type it on a website.',
    'f12b95a3e60c',
  ],
  ['dialogs.connect.unverified', 'Unverified.', '452328c7aae3'],
  [
    'dialogs.connect.unverifiedText',
    'It may not be the wallet that it claims to be. Use it only if it is from that wallet’s own website.',
    '58447ea28a35',
  ],
  [
    'dialogs.signIn.askText',
    'Sign to prove that you own the account. This message is free and will not move funds.',
    'b768c48db73a',
  ],
  [
    'dialogs.signIn.confirmText',
    'Read the message. Sign only if it names this site.',
    '781f4735ad4a',
  ],
  [
    'dialogs.signIn.unverified.text',
    'The signature could not be verified. The next one is for a new message.',
    '4c6a1b96d43b',
  ],
  [
    'dialogs.asking.confirmText',
    'Approve the connection, in your wallet. It is free.',
    '4a70faed9a7f',
  ],
  [
    'dialogs.instructions.scan.text',
    'Scan the code, then approve the connection.',
    '890e0e91c4fd',
  ],
])(
  '%s has been reviewed since its last change. It must say: %s',
  (place, mustSay, hash) => {
    expect(
      hashOf(place).slice(0, 12),
      `A translation of “${place}” has changed. Check that it still says: ${mustSay} Then update its hash.`,
    ).toBe(hash)
  },
)
