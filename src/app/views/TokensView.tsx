import { useMemo } from 'react'
import { TokenList } from '../../account/TokenList'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { dialogMessages } from '../../messages/dialogs'
import type { Account } from '../../session/State'
import type { Dock } from '../Dock'
import type { WalletdockConfig } from '../WalletdockConfig'
import { checkTokens } from './checkTokens'
import { useAnswer } from './useAnswer'

/** The tokens of the connected account, as the host tells them; nothing where there are none, or the host failed. */
export function TokensView({ account, dock, tokens }: TokensViewProps) {
  const { address, balance, chainId } = account
  const ask = useMemo(() => {
    // Whatever changed the balance may have changed these too.
    const asked = { address, balance, chainId }
    return async () => checkTokens(await tell(tokens, asked))
  }, [tokens, address, balance, chainId])
  const { answer, failed } = useAnswer(ask, `${address} ${chainId}`)
  if (failed || answer?.length === 0) return null
  return (
    <TokenList
      // What was opened for one account is closed for another.
      key={`${address} ${chainId}`}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      tokens={answer}
    />
  )
}

type Tokens = NonNullable<WalletdockConfig['tokens']>

type TokensViewProps = {
  readonly account: Account
  readonly dock: Dock
  readonly tokens: Tokens
}

/** @throws ConfigurationError for what cannot be asked */
function tell(tokens: Tokens, asked: Parameters<Tokens>[0]) {
  // A host without types may give anything.
  if (typeof tokens !== 'function')
    throw new ConfigurationError(
      '`tokens` is no function.',
      'Pass one that returns an account’s tokens.',
    )
  return tokens(asked)
}
