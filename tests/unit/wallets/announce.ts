import { catalogue } from '../../../src/data/wallets/catalogue'
import { identifyAnnounced } from '../../../src/data/wallets/identifyAnnounced'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'

const icon = 'data:image/png;base64,AA=='
const request = async () => null

/** Returns an announcement with its own provider, which sets these flags. */
export function announce(
  rdns: string,
  name: string,
  flags: Readonly<Record<string, unknown>> = {},
): AnnouncedWallet {
  return { rdns, name, icon, provider: { request, ...flags } }
}

/** Returns MetaMask's announcement. */
export const metaMask = () =>
  announce('io.metamask', 'MetaMask', { isMetaMask: true })
/** Judges announcements on a page with the default list. */
export const judge = (...announced: AnnouncedWallet[]) =>
  identifyAnnounced(announced, catalogue)
/** Returns the warning of each announced wallet. */
export const doubts = (...announced: AnnouncedWallet[]) =>
  judge(...announced).map(({ warning }) => warning)
