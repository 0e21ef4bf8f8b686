import type { Channels } from '../../host/find/Channels'
import type { KnownChannels, KnownRelease } from '../../host/start'

const opening = '{const known='

/** `start.js` with what it knows of the remote, in a line of its own: a site's is written anew with each edit. */
export function writeStart(
  code: string,
  known?: KnownChannels | KnownRelease,
): string {
  return `${opening}${JSON.stringify(known) ?? 'void 0'};\n${code}}\n`
}

/**
 * A release's `start.js` for a site with these channels. Those of older releases know nothing, and stay as they are.
 * @param served the channels as they are served
 */
export function startFor(served: Channels, built: string): string {
  if (!built.startsWith(opening)) return built
  const code = built.slice(built.indexOf('\n') + 1, built.lastIndexOf('}'))
  return writeStart(code, knownOf(served))
}

/** What of the channels a page may need before it has asked for them. */
function knownOf(served: Channels): KnownChannels {
  const { sequence, channels, canary, hosts, pinned, disabled } = served
  return {
    sequence,
    channels,
    ...(canary && { canary }),
    ...(hosts && { hosts }),
    ...(pinned && { pinned }),
    ...(disabled && { disabled }),
    releases: served.releases,
  }
}
