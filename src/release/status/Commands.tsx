import { useState } from 'react'
import type { Channels } from '../../kit/Channels'

/** Renders the command for each action of an operator, with a button that copies it. */
export function Commands({
  channels,
  url,
}: {
  readonly channels: Channels
  readonly url: string
}) {
  const options = `${channels.publicKey ? ' --key key.pem' : ''} --from ${url.replace(/\/$/, '')}`
  return (
    <ul>
      {commandsFor(channels).map(([what, words]) => (
        <Command
          key={what}
          what={what}
          command={`node walletdock.mjs ${words}${words.startsWith('deploy') ? '' : options}`}
        />
      ))}
    </ul>
  )
}

type Row = readonly [what: string, words: string]

/** Returns what an operator may want to do, in the order of an alarm, with the words of the command. */
function commandsFor({
  channels: { stable },
  canary,
  disabled,
  pinned = {},
  publicKey,
  releases,
}: Channels): readonly Row[] {
  const others = Object.keys(releases).filter((it) => it !== stable)
  const newest = others.toReversed().slice(0, 3)
  return [
    ['Take back the last edit', 'undo'],
    ...newest.map((it): Row => [`Give everybody ${it}`, `promote ${it}`]),
    disabled
      ? ['Turn the wallet on', 'enable']
      : ['Turn the wallet off', "disable 'Why'"],
    ...(canary ? [['End the canary', 'canary-off'] as const] : []),
    ...newest.map((it): Row => [`Try ${it}`, `canary ${it} 10`]),
    ['Pin a host', `pin shop.example ${stable}`],
    ...Object.keys(pinned).map((it): Row => [`Unpin ${it}`, `unpin ${it}`]),
    ['Configure a host', `config shop.example '{"hidden":["coinbase"]}'`],
    ...others.map((it): Row => [`Withdraw ${it} for ever`, `withdraw ${it}`]),
    ...(publicKey
      ? ([
          ['Sign for 30 more days', 'renew'],
          ['Add your signature to an edit', 'sign'],
        ] as const)
      : []),
    ['Upload the edit', 'deploy user@host:/folder'],
  ]
}

function Command({
  what,
  command,
}: {
  readonly what: string
  readonly command: string
}) {
  const [answer, setAnswer] = useState('Copy')
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setAnswer('Copied'),
      // The browser forbids it. The command can still be selected.
      () => setAnswer('Select the text'),
    )
  return (
    <li>
      <strong>{what}</strong>
      <Code>{command}</Code>
      <button type="button" aria-label={`${answer}: ${what}`} onClick={copy}>
        {answer}
      </button>
    </li>
  )
}

/** Renders a command. A line does not break inside an option such as `--key`. */
export function Code({ children }: { readonly children: string }) {
  return (
    <code>
      {children.split(/(--[\w-]+)/).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a command keep their order
        at % 2 === 0 ? part : <span key={at}>{part}</span>,
      )}
    </code>
  )
}
