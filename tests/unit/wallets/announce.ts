import type { AnnouncedWallet } from '../../../src/platform/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { judgeAnnounced } from '../../../src/wallets/judgeAnnounced'

const icon = 'data:image/png;base64,AA=='
const request = async () => null

/** An announcement with a provider of its own, which sets these flags. */
export function announce(
  rdns: string,
  name: string,
  flags: Readonly<Record<string, unknown>> = {},
): AnnouncedWallet {
  return { rdns, name, icon, provider: { request, ...flags } }
}

/** MetaMask, as it announces itself. */
export const metaMask = () =>
  announce('io.metamask', 'MetaMask', { isMetaMask: true })
/** Who is who to a host with our list. */
export const judge = (...announced: AnnouncedWallet[]) =>
  judgeAnnounced(announced, catalogue)
/** What is in doubt about each. */
export const doubts = (...announced: AnnouncedWallet[]) =>
  judge(...announced).map(({ doubt }) => doubt)
