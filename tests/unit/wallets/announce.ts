import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { judgeAnnounced } from '../../../src/wallets/judgeAnnounced'

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
  judgeAnnounced(announced, catalogue)
/** Returns the doubt about each announced wallet. */
export const doubts = (...announced: AnnouncedWallet[]) =>
  judge(...announced).map(({ doubt }) => doubt)
