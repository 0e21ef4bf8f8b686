import type { Session } from '../../session/createSession'
import type { Settings } from '../checkConfig'
import type { WalletList } from './WalletList'
import { withCatalogue } from './withCatalogue'

/** Returns the list with the optional parts that the host uses: catalogue wallets, terms and several wallets. */
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
  if (several) session.use({ reduce: () => several.reduceSeveral })
  return guarded && terms ? guarded.withTerms(list, terms, session) : list
}
