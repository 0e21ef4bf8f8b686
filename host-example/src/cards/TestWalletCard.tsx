import { useState } from 'react'
import type { TestWallet } from 'walletdock/testWallet'
import { Card } from './Card'

type Outcome = Parameters<TestWallet['answer']>[0]

const answers = {
  approve: 'approve',
  reject: 'decline',
  pending: 'request already pending',
  silent: 'no response',
  slow: 'approve after a delay',
  'wrong chain': 'approve on another network',
  switch: 'approve with another account',
  disconnect: 'lock the wallet',
} satisfies Record<Outcome, string>

const chains = [
  { id: 8453, name: 'Base' },
  { id: 10, name: 'OP Mainnet' },
  { id: 137, name: 'Polygon (unsupported)' },
]

type Props = { readonly wallet: TestWallet }

/** Controls of the test wallet, for what a person would do in the wallet's own window. */
export function TestWalletCard({ wallet }: Props) {
  const [answer, setAnswer] = useState<Outcome>('approve')

  return (
    <Card
      title="The test wallet"
      note="A wallet for this demonstration, with an account of the local chain."
    >
      <fieldset className="answers">
        <legend>How it answers requests</legend>
        {Object.entries(answers).map(([outcome, label]) => (
          <label key={outcome}>
            <input
              type="radio"
              name="answer"
              checked={answer === outcome}
              onChange={() => {
                // The keys of `answers` are outcomes, but `Object.entries` returns strings.
                setAnswer(outcome as Outcome)
                wallet.answer(outcome as Outcome)
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="actions">
        {chains.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            onClick={() => wallet.switchChain(id)}
          >
            Switch the wallet to {name}
          </button>
        ))}
        <button type="button" className="button" onClick={() => wallet.leave()}>
          Revoke access
        </button>
      </div>
    </Card>
  )
}
