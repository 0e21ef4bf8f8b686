import type { AnnouncedWallet } from '../platform/announcedWallets'
import type { ListedWallet, Wallet } from './Wallet'

const longestName = 60
/** In characters; an icon on every row must not weigh megabytes. */
const largestIcon = 262_144

/**
 * Announced wallets that are in no list: shown under the name and the icon that
 * they announce, as far as these are fit to be shown. First come, first kept.
 */
export function announcedStrangers(
  announced: readonly AnnouncedWallet[],
  known: readonly Wallet[],
): readonly ListedWallet[] {
  const taken = new Set(known.flatMap(({ id, rdns }) => [id, ...(rdns ?? [])]))
  return announced.flatMap((candidate) => {
    const stranger = strangerOf(candidate)
    if (!stranger || taken.has(stranger.id)) return []
    taken.add(stranger.id)
    return [stranger]
  })
}

function strangerOf(candidate: AnnouncedWallet): ListedWallet | undefined {
  const rdns = text(candidate?.rdns)
  const name = text(candidate?.name).replace(/\s+/g, ' ').trim()
  if (!rdns.trim() || !name) return undefined
  return {
    id: rdns,
    name: Array.from(name).slice(0, longestName).join(''),
    iconUrl: iconOf(text(candidate.icon)),
    iconBackground: 'transparent',
    rdns: [rdns],
    transports: ['injected'],
    groupName: 'Installed',
    groupIndex: 0,
    ready: true,
    installed: true,
    recent: false,
    links: {},
  }
}

// Anything but a data URI would tell a stranger's server who visits this page.
function iconOf(announced: string): string {
  const icon = announced.replace(/[\r\n]/g, '').trim()
  const isPicture = /^data:image\//i.test(icon) && icon.length <= largestIcon
  return isPicture ? icon : ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
