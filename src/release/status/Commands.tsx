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
  const { stable } = channels.channels
  const others = Object.keys(channels.releases).filter((it) => it !== stable)
  const isSigned = channels.publicKey !== undefined
  const more = `${isSigned ? ' --key key.pem' : ''} --from ${url.replace(/\/$/, '')}`
  const actions: readonly (readonly [what: string, words: string])[] = [
    ['Take back the last edit', 'undo'],
    ...others
      .toReversed()
      .slice(0, 3)
      .map((it) => [`Give everybody ${it}`, `promote ${it}`] as const),
    channels.disabled
      ? ['Turn the wallet on', 'enable']
      : ['Turn the wallet off', "disable 'Why'"],
    ...(channels.canary ? [['End the canary', 'canary-off'] as const] : []),
    ...(isSigned ? [['Sign for 30 more days', 'renew'] as const] : []),
  ]
  return (
    <ul className="commands">
      {actions.map(([what, words]) => (
        <Command
          key={what}
          what={what}
          command={`node walletdock.mjs ${words}${more}`}
        />
      ))}
      <Command
        what="Upload the edit"
        command="node walletdock.mjs deploy user@host:/folder"
      />
    </ul>
  )
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
      <span>{what}</span>
      <code>{command}</code>
      <button type="button" aria-label={`${answer}: ${what}`} onClick={copy}>
        {answer}
      </button>
    </li>
  )
}
