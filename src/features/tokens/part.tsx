import { useMemo } from 'react'
import type { Dock, Part } from '../../app/Dock'
import { useAnswer } from '../../app/views/useAnswer'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import type { Account } from '../../wallet/session/State'
import { checkTokens } from './checkTokens'
import { TokenList } from './TokenList'

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

/** The host's tokens for the connected account. Nothing if there are none, or the host's function failed. */
function TokensView({ account, tokens }: TokensViewProps) {
  const { address, balance, chainId } = account
  const ask = useMemo(() => {
    // A transaction that changes the balance may also change the tokens.
    const shownAccount = { address, balance, chainId }
    return async () => checkTokens(await tokens(shownAccount))
  }, [tokens, address, balance, chainId])
  const { answer, failed } = useAnswer(ask, `${address} ${chainId}`)
  if (failed || answer?.length === 0) return null
  return (
    <TokenList
      // A key per account, so that an expanded list collapses when the account changes.
      key={`${address} ${chainId}`}
      tokens={answer}
    />
  )
}

type Tokens = NonNullable<WalletdockConfig['tokens']>

type TokensViewProps = {
  readonly account: Account
  readonly tokens: Tokens
}
