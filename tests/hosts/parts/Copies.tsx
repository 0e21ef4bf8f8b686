import { useState } from 'react'
import { UserRejectedRequestError } from 'viem'
import {
  ChainNotConfiguredError,
  useConfig,
  useConnect,
  useConnectors,
} from 'wagmi'
import { loadWalletdock } from 'walletdock/host'
import { describeSelfTest, selfTest } from 'walletdock/host/selfTest'
import { fetchSettings } from './settings'
import type { SendingModule } from './startBridge'

/** A chain that is not configured. */
const chainId = 77

/** Shows which copy of wagmi throws an error, and the result of the self-test. */
export function Copies({ useSendTransaction }: SendingModule) {
  const [told, setTold] = useState('')
  const { send } = useSendTransaction()
  const { connectAsync } = useConnect()
  const [connector] = useConnectors()
  const config = useConfig()

  /** Returns which copy of wagmi defines the class of an action's error. */
  async function judge(
    act: () => unknown,
    expected: abstract new (...given: never) => Error,
  ) {
    setTold('')
    const thrown = await Promise.resolve()
      .then(act)
      .catch((error: unknown) => error)
    const isOwn = thrown instanceof expected
    setTold(
      `${isOwn ? 'own' : 'strange'} ${Reflect.get(Object(thrown), 'name')}`,
    )
  }

  async function test() {
    const { remoteUrl } = await fetchSettings()
    setTold(
      describeSelfTest(await selfTest(loadWalletdock, { url: remoteUrl })),
    )
  }

  return (
    <>
      <button
        type="button"
        onClick={() =>
          judge(
            // The page's type may allow only its own chains, but a host may compute any number.
            () => config.getClient({ chainId: Number(chainId) as never }),
            ChainNotConfiguredError,
          )
        }
      >
        Ask its config
      </button>
      <button
        type="button"
        onClick={() =>
          judge(
            () => connector && connectAsync({ connector }),
            UserRejectedRequestError,
          )
        }
      >
        Connect by wagmi
      </button>
      <button
        type="button"
        onClick={() => judge(() => send({ chainId }), ChainNotConfiguredError)}
      >
        Send elsewhere
      </button>
      <button type="button" onClick={test}>
        Self-test
      </button>
      <pre>{told}</pre>
    </>
  )
}
