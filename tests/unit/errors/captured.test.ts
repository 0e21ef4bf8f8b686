import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'
import type { CapturedErrors } from '../../fixtures/errors/CapturedError'
import { coinbaseErrors } from '../../fixtures/errors/coinbase'
import { metaMaskErrors } from '../../fixtures/errors/metaMask'
import { safeErrors } from '../../fixtures/errors/safe'
import { viemErrors } from '../../fixtures/errors/viem'
import { wagmiErrors } from '../../fixtures/errors/wagmi'
import { walletConnectErrors } from '../../fixtures/errors/walletConnect'

/**
 * The expected class of each captured error, and the wallet's code if there is one. `switch` marks a failed switch,
 * because wagmi wraps its error.
 */
type Expected<Errors extends CapturedErrors> = {
  readonly [What in keyof Errors]: readonly [FailureClass, number?, 'switch'?]
}

function allAre<Errors extends CapturedErrors>(
  source: string,
  errors: Errors,
  expected: Expected<Errors>,
) {
  test.each(Object.keys(errors))(`an error of ${source}: %s`, (what) => {
    const [found, code, request] = expected[what] ?? []
    expect(classifyFailure(errors[what], request)).toEqual(
      code === undefined ? { class: found } : { class: found, code },
    )
  })
}

allAre('MetaMask', metaMaskErrors, {
  'connecting is declined': ['rejected', 4001],
  'connecting is asked for while the window is open': [
    'already-pending',
    -32002,
  ],
  'a network is unknown, before wagmi adds it': ['chain-unknown', 4902],
  'adding a network is declined': ['rejected', 4001],
  'adding a network is asked for while the window is open': [
    'already-pending',
    -32002,
  ],
  'a network is not fit to be added': ['chain-unsupported', -32602, 'switch'],
  'switching is declined': ['rejected', 4001],
  'switching is asked for while the window is open': [
    'already-pending',
    -32002,
  ],
  'signing is declined': ['rejected', 4001],
  'an account signs that the page may not use': ['connection-lost', 4100],
  'sending is declined': ['rejected', 4001],
  'what is sent costs more than there is': ['unknown', -32003],
})

allAre('WalletConnect', walletConnectErrors, {
  'a refusal to connect': ['rejected'],
  'a switch that is refused': ['rejected', 5000],
  'a refusal to sign': ['rejected', 5000],
  'a method that was not approved': ['unknown'],
  'a session that the wallet has left': ['connection-lost'],
  'a code that expired': ['timed-out'],
})

allAre('a Safe', safeErrors, {
  'a transaction that is refused': ['rejected'],
  'a transaction that is refused, through viem': ['rejected'],
  'a switch': ['chain-unsupported'],
})

allAre('Coinbase’s SDK', coinbaseErrors, {
  'a popup that was closed': ['rejected', 4001],
  'nobody is connected': ['connection-lost', 4100],
  'a method that it has not': ['unknown', 4200],
})

allAre('viem', viemErrors, {
  'a refusal': ['rejected', 4001],
  'a request that is open': ['already-pending', -32002],
  'a page that is not let in': ['connection-lost', 4100],
  'a provider that is disconnected': ['connection-lost', 4900],
  'a chain that is disconnected': ['connection-lost', 4901],
  'a chain that is not known': ['chain-unknown', 4902],
  'a switch that is refused': ['rejected', 4001],
  'a method that is not there': ['unknown', 4200],
  'an error inside the wallet': ['unknown', -32603],
  'a wallet that throws a text': ['unknown'],
  'a node that is not there': ['unknown'],
  'a node that hangs': ['timed-out'],
  'a socket that is not there': ['unknown'],
})

allAre('wagmi', wagmiErrors, {
  'a refusal to connect': ['rejected', 4001],
  'a connection that is already asked for': ['already-pending', -32002],
  'a connection that breaks': ['unknown', -32603],
  'no provider': ['not-installed'],
  'a second connection': ['unknown'],
  'a chain that is not configured': ['chain-unsupported'],
  'a switch that is refused': ['rejected', 4001],
  'a switch while another request is open': ['already-pending', -32002],
  'a chain that is neither known nor added': ['chain-unknown', 4902],
  'a chain that is not known, in words': ['chain-unknown', -32603],
  'a switch that there is no method for': ['chain-unsupported', -32601],
  'nobody is connected': ['connection-lost'],
  'nobody is there to send': ['connection-lost'],
  'a wallet that cannot switch': ['chain-unsupported'],
})
