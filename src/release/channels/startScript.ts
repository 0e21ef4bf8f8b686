import type { Channels } from '../../host/Channels'
import type { KnownChannels, KnownRelease } from '../../host/start'

const opening = '{const known='

/**
 * Returns the text of `start.js` with the state of the remote. The state is on a separate line, because each edit
 * replaces it in a site's file.
 */
export function writeStart(
  code: string,
  known?: KnownChannels | KnownRelease,
): string {
  return `${opening}${JSON.stringify(known) ?? 'void 0'};\n${code}}\n`
}

/**
 * Returns a release's `start.js` with the channels of a site. Does not change the file of an older release, because it
 * contains no state.
 * @param served contents of `channels.json`
 */
export function startFor(served: Channels, built: string): string {
  if (!built.startsWith(opening)) return built
  const code = built.slice(built.indexOf('\n') + 1, built.lastIndexOf('}'))
  return writeStart(code, knownOf(served))
}

/** Returns the fields of the channels that a page needs before it has fetched `channels.json`. */
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
