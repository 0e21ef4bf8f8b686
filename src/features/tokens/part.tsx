import type { Dock, Part } from '../../app/Dock'
import { TokensView } from './TokensView'

/** Lists the tokens that the host returns in the account dialog. */
export function createPart({ settings }: Dock): Part {
  const { tokens } = settings
  return {
    slots: {
      tokens: ({ account }) =>
        tokens && <TokensView account={account} tokens={tokens} />,
    },
  }
}
