import type { Budgets } from './judgeRows'
import { inKb, type Row } from './weighStages'

/** Each stage in the words of the guide. */
const sentences: Readonly<Record<string, string>> = {
  'first visit':
    'first visit until the button works, for a host that shares React',
  'own code': '… of which our own code',
  'thin page': 'the whole `/thin` page, React included',
  '… once idle': '… once it is idle, not with Save-Data: the dialog shell',
  engine:
    'when the pointer comes near: engine (wagmi, viem), dialog shell and connected button',
  'connect dialog': 'connect dialog',
  connected: 'connecting: names, including ENS',
  'wagmi of the page': 'the last three on a page that shares its wagmi',
  '… without dialogs': '… without the dialogs',
  'account dialog': 'account dialog',
  'network dialog': 'network dialog',
  'recent transactions': 'recent transactions, if the host lists them',
  'token list': 'a list of tokens, if the host provides one',
  'sign-in': 'signing in, if the host uses it',
  'resumed session': 'everything, if a session is restored',
  'code to scan': 'a QR code',
  'while reading':
    "while the visitor reads the list, not with Save-Data: WalletConnect's SDK",
  WalletConnect:
    '… with Save-Data: after the tap on a wallet or, on phones, when the list opens',
  'a language': 'the largest language other than English',
  'by remotes':
    'first visit by `remotes:` until the button works, for a host that shares React',
  'federation runtime': '… and the federation runtime in the host’s own bundle',
  'host kit': 'host kit',
}

/** gzip -9 of each stage, in bytes. */
export type StageBytes = Readonly<Record<string, number>>

/** The part of a measurement that is stored. */
export function bytesOf(rows: readonly Row[]): StageBytes {
  return Object.fromEntries(rows.map(({ stage, bytes }) => [stage, bytes]))
}

/**
 * The guide's table of bytes.
 * @throws Error for a stage that was not measured, or has no budget or no sentence
 */
export function bytesTable(measured: StageBytes, budgets: Budgets): string {
  const stages = Object.keys(sentences)
  const unknown = [...Object.keys(measured), ...Object.keys(budgets)].find(
    (stage) => !stages.includes(stage),
  )
  if (unknown) throw new Error(`${unknown} has no sentence in the guide.`)
  const lines = stages.map((stage) => {
    const bytes = measured[stage]
    const budget = budgets[stage]
    if (bytes === undefined || budget === undefined)
      throw new Error(`${stage} was not measured, or has no budget.`)
    return `| ${sentences[stage]} | ${inKb(bytes)} | ${budget} |`
  })
  return ['| stage | measured | budget |', '| --- | ---: | ---: |']
    .concat(lines)
    .join('\n')
}
