import type { Session } from '../../session/createSession'
import type { Settings } from '../checkConfig'
import type { WalletList } from './WalletList'
import { withCatalogue } from './withCatalogue'

/** The list with what few hosts want of it: wallets of the catalogue, the way to the rest of it, terms that come first, and several at once. */
export async function withParts(
  settings: Settings,
  create: (offered: Settings['wallets']) => WalletList,
  session: Session,
): Promise<WalletList> {
  const { severalWallets, terms } = settings
  const [list, guarded, several] = await Promise.all([
    withCatalogue(settings, create),
    terms && import('./withTerms'),
    severalWallets && import('../../session/reduceSeveral'),
  ])
  if (several) session.learn(several.reduceSeveral)
  return guarded && terms ? guarded.withTerms(list, terms, session) : list
}
