import { type FormEvent, useState } from 'react'
import type { SendTransaction } from 'walletdock/useSendTransaction'
import { Card } from '../cards/Card'
import { Field } from './Field'
import { readRequest } from './readRequest'

type Props = { readonly sending: SendTransaction }

const example =
  '{"to":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8","value":"1000000000000000"}'

const usual = 'Walletdock checks the request, then prompts your wallet.'

/** Sends any request, or several calls, exactly as written. For developers who use Walletdock. */
export function RequestCard({ sending }: Props) {
  const [text, setText] = useState(example)
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState(usual)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.isAsking) return
    const request = readRequest(text)
    setProblem(
      request ? undefined : 'Enter a JSON object or an array of calls.',
    )
    if (!request) return
    try {
      setTold(await send(request))
    } catch (thrown) {
      const { name, message } = Object(thrown)
      setTold(`${name}: ${String(message).split('\n', 1)}`)
    }
  }

  async function send(request: NonNullable<ReturnType<typeof readRequest>>) {
    if (!('calls' in request)) {
      const hash = await sending.send({
        description: 'Test request',
        ...request,
      })
      return `Sent as ${hash}`
    }
    const { calls, ...options } = request
    const { hashes, whenSettled } = await sending.send(calls, options)
    setTold('Sent. The network is confirming it.')
    const { status } = await whenSettled()
    return `Sent as ${hashes.length > 0 ? 'separate transactions' : 'one batch'}: ${status}`
  }

  return (
    <Card title="Send by hand" note="With useSendTransaction().">
      <form className="form" noValidate onSubmit={submit}>
        <Field
          name="request"
          label="Request, in JSON"
          value={text}
          problem={problem}
          onChange={(next) => {
            setText(next)
            setTold(usual)
          }}
        />
        {/* Not `disabled`, because the button would then lose the focus. */}
        <button
          type="submit"
          className="button"
          aria-disabled={sending.isAsking}
        >
          {sending.isAsking ? 'Waiting for your wallet' : 'Send the request'}
        </button>
        <p className="transfer" role="status" aria-label="Result">
          {told}
        </p>
      </form>
    </Card>
  )
}
