import { type FormEvent, useRef, useState } from 'react'
import type { Wallet } from 'walletdock/useWallet'
import { Card } from '../cards/Card'
import type { Draft } from './Draft'
import { Field } from './Field'
import { type DraftProblems, readDraft } from './readDraft'
import type { Transfer } from './Transfer'
import { TransferStatus } from './TransferStatus'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Both `undefined` if this page has no wallet. */
  readonly wallet: Wallet | undefined
  readonly transfer: Transfer | undefined
}

/** A form that sends Ether to the orchard. */
export function SendCard({ draft, onDraft, wallet, transfer }: Props) {
  const [problems, setProblems] = useState<DraftProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const blocker = blockerOf(wallet)
  const isBusy = transfer?.state.step === 'asking'
  // Also true while a visitor must still sign in.
  const isAway = wallet?.mayOpen.connect ?? false

  function change(field: keyof Draft) {
    return (value: string) => {
      onDraft({ ...draft, [field]: value })
      const { [field]: _solved, ...others } = problems
      setProblems(others)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (isAway) return wallet?.open('connect')
    const read = readDraft(draft, wallet?.balance?.value)
    setProblems(read.ok ? {} : read.problems)
    if (read.ok) return transfer?.send(read.gift)
    const first = read.problems.to ? 'to' : 'amount'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <Card title="Give to the orchard">
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <Field
          name="to"
          label="Orchard’s account"
          value={draft.to}
          problem={problems.to}
          onChange={change('to')}
        />
        <Field
          name="amount"
          label="Amount in Ether"
          inputMode="decimal"
          value={draft.amount}
          problem={problems.amount}
          onChange={change('amount')}
        />
        <button
          type="submit"
          id="give"
          className="button button-primary"
          disabled={blocker !== undefined}
          // Not `disabled`, because the button would then lose the focus.
          aria-disabled={isBusy}
          aria-describedby="send-status"
        >
          {isBusy
            ? 'Waiting for your wallet'
            : isAway
              ? `Connect to give ${draft.amount || 'a few'} Ether`
              : 'Send the gift'}
        </button>
        <TransferStatus
          id="send-status"
          state={transfer?.state ?? { step: 'none' }}
          blocker={blocker}
        />
      </form>
    </Card>
  )
}

function blockerOf(wallet: Wallet | undefined): string | undefined {
  if (!wallet) return 'The wallet is still loading.'
  if (wallet.mayOpen.connect) return
  if (wallet.status !== 'connected') return 'Your wallet isn’t ready yet.'
  if (wallet.chain?.unsupported)
    return 'The orchard doesn’t accept gifts on this network. Switch networks first.'
  return
}
