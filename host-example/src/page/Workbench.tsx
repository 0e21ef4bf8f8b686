import type { Draft } from '../send/Draft'
import { Wallet } from '../wallet/Wallet'
import { Cards } from './Cards'
import { LiveCards } from './LiveCards'
import { NoWallet } from './NoWallet'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The cards. Without a wallet they are all shown, but empty. */
export function Workbench(form: Props) {
  return (
    <Wallet
      placeholder={<Cards {...form} />}
      fallback={(failure, retry) => (
        <>
          <NoWallet failure={failure} onRetry={retry} />
          <Cards {...form} />
        </>
      )}
    >
      {({ WagmiBridge, ...hooks }) => (
        <WagmiBridge>
          <LiveCards {...form} {...hooks} />
        </WagmiBridge>
      )}
    </Wallet>
  )
}
