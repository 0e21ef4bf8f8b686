import type { SiteChannels } from './channelFiles'
import { fetchChannels } from './liveSite'
import { emptyChannels, hostsIn, readChannels, sequenceIn } from './site'

/**
 * Returns the channels that an edit starts from. An edit in a folder without channels would restart the sequence at 1,
 * which hosts with a `publicKey` reject, and would lose all pins. So the person who edits must specify where the site
 * is.
 * @throws Error if that is unclear
 */
export async function currentChannels(
  site: string,
  from: string | undefined,
  isNew: boolean | undefined,
): Promise<SiteChannels> {
  const localEdit = sequenceIn(site)
  if (isNew) {
    if (localEdit !== undefined || from)
      throw new Error(
        `--new starts a site without channels, but ${from ?? site} has some. Leave --new out.`,
      )
    return { channels: emptyChannels, missingHosts: 0, files: new Map() }
  }
  if (from === undefined) {
    const local = readChannels(site)
    if (local) return local
    throw new Error(
      `${site} has no channels.json. To continue a site, add --from with its URL: its sequence, pins and releases go on. For the first release of a new site, add --new.`,
    )
  }
  const live = await fetchChannels(from, hostsIn(site))
  const { sequence: liveEdit } = live.channels
  if (localEdit !== undefined && localEdit > liveEdit)
    throw new Error(
      `${site} has edit ${localEdit}, but ${from} serves edit ${liveEdit}. Upload the folder first, or delete its channels.json to start from the live site.`,
    )
  return live
}
