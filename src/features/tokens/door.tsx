import type { Dock, Filling } from '../../app/Dock'
import { TokensView } from './TokensView'

/** Creates the feature that lists the tokens that the host returns. */
export function door({ settings }: Dock): Filling<'tokens'> {
  const { tokens } = settings
  return {
    slots: {
      tokens: ({ account, dock }) =>
        tokens && <TokensView account={account} dock={dock} tokens={tokens} />,
    },
  }
}
