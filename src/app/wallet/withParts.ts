import type { Session } from '../../session/createSession'
import type { Settings } from '../checkConfig'
import type { WalletList } from './walletList'
import { withCatalogue } from './withCatalogue'

/** The list with what few hosts want of it: wallets of the catalogue, the way to the rest of it, and terms that come first. */
export async function withParts(
  settings: Settings,
  create: (offered: Settings['wallets']) => WalletList,
  session: Session,
): Promise<WalletList> {
  const { terms } = settings
  const [list, guarded] = await Promise.all([
    withCatalogue(settings, create),
    terms && import('./withTerms'),
  ])
  return guarded && terms ? guarded.withTerms(list, terms, session) : list
}
